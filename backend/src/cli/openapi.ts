import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { stringify } from 'yaml';
import { AppModule } from '../app.module.js';
import { readConfig } from '../platform/config/config.js';
import { createContract } from '../platform/http/openapi/document.js';

/** Writes openapi.yaml from the controllers, without any connection. */
const file = path.resolve(import.meta.dirname, '../../../openapi.yaml');
const module = AppModule.with(readConfig({ DATABASE_URL: 'postgres://nobody@127.0.0.1/none' }));
const app = await NestFactory.create(module, new FastifyAdapter(), { logger: false, preview: true });
writeFileSync(file, stringify(createContract(app), { aliasDuplicateObjects: false }));
process.exit(0);
