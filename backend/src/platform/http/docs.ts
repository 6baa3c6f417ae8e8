import type { INestApplication } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import type { OpenAPIObject } from '@nestjs/swagger';

/** The contract, as the controllers describe it. The method's name is the operation's id. */
export function createContract(app: INestApplication): OpenAPIObject {
  const about = new DocumentBuilder()
    .setTitle('Leaflore')
    .setDescription('Which plant is this, how is it doing, and what does it need?')
    .setVersion('1')
    .setOpenAPIVersion('3.1.0')
    .addCookieAuth('sid')
    .build();
  return SwaggerModule.createDocument(app, about, { operationIdFactory: (_controller, method) => method });
}

/** Swagger UI at /api/docs, the contract at /api/openapi.yaml and /api/openapi.json. */
export function addDocs(app: NestFastifyApplication): void {
  let contract: OpenAPIObject | undefined;
  SwaggerModule.setup('api/docs', app, () => (contract ??= createContract(app)), {
    yamlDocumentUrl: 'api/openapi.yaml',
    jsonDocumentUrl: 'api/openapi.json',
    customSiteTitle: 'Leaflore API',
  });
}
