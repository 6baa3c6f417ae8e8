import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { SwaggerModule } from '@nestjs/swagger';
import type { OpenAPIObject } from '@nestjs/swagger';
import { createContract } from './openapi/document.js';

/** Swagger UI at /api/docs, the contract at /api/openapi.yaml and /api/openapi.json. */
export function addDocs(app: NestFastifyApplication): void {
  let contract: OpenAPIObject | undefined;
  SwaggerModule.setup('api/docs', app, () => (contract ??= createContract(app)), {
    yamlDocumentUrl: 'api/openapi.yaml',
    jsonDocumentUrl: 'api/openapi.json',
    customSiteTitle: 'Leaflore API',
  });
}
