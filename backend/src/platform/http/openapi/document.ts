import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import type { OpenAPIObject } from '@nestjs/swagger';
import { speaking } from '../../../kernel/languages/language.js';
import { commonProblems } from './common-problems.js';
import type { Document, Operation, Parameter } from './document.types.js';
import { dropMemberExamples, Examples } from './examples.js';
import { addProblems, shareResponses } from './problem-responses.js';
import { ProblemDto } from './problem.dto.js';
import { readRoutes, routeKey } from './routes.js';
import type { Route } from './routes.js';

const HEADERS = {
  RetryAfter: {
    description: 'Seconds to wait before trying again',
    schema: { type: 'integer', minimum: 1 },
  },
  NextPage: {
    description:
      'RFC 8288: the address of the next page, `rel="next"`; left out where this page is not full. The page after a full last one is empty',
    schema: { type: 'string' },
  },
};

/**
 * The contract, as the controllers and their decorators describe it. The method's name is the operation's id. Security,
 * problems that any call of its kind may answer, and examples are derived; nothing of them is written by hand. It is in English,
 * even if the first who asks for it reads another language.
 */
export const createContract = (app: INestApplication): OpenAPIObject =>
  speaking('en', () => describeApp(app));

function describeApp(app: INestApplication): OpenAPIObject {
  const contract = SwaggerModule.createDocument(app, about(), {
    operationIdFactory: routeKey,
    extraModels: [ProblemDto],
  });
  const document = contract as unknown as Document;
  const routes = readRoutes(app);
  const examples = new Examples(document);
  document.components.headers = HEADERS;
  for (const { method, operation } of operationsOf(document)) {
    const route = routes.get(operation.operationId)!;
    operation.operationId = operation.operationId.split('.')[1]!;
    describeAccess(operation, route);
    for (const parameter of operation.parameters ?? []) describeParameter(parameter, route, examples);
    describePages(operation);
    for (const { content } of [operation.requestBody, ...Object.values(operation.responses)].filter(
      isPresent,
    ))
      for (const media of Object.values(content ?? {})) examples.add(media);
    addProblems(document, operation, [...commonProblems(method, operation, route), ...route.problems]);
  }
  examples.assertComplete();
  shareResponses(document);
  for (const schema of Object.values(document.components.schemas)) dropMemberExamples(schema);
  return contract;
}

/** As LICENSE says. */
const LICENSE = { name: 'All rights reserved', identifier: 'LicenseRef-Leaflore' };

const about = () => {
  const { info, ...rest } = new DocumentBuilder()
    .setTitle('Leaflore')
    .setDescription('Which plant is this, how is it doing, and what does it need?')
    .setVersion('1')
    .setOpenAPIVersion('3.1.0')
    .addServer('/', 'The server that this document comes from')
    .addCookieAuth('sid', { type: 'apiKey', description: SESSION }, 'session')
    .build();
  return { ...rest, info: { ...info, license: LICENSE } };
};

const SESSION =
  'The session that `login` and `register` open. Over HTTPS the cookie is called `__Host-sid`. Browsers send it by themselves.';

const operationsOf = ({ paths }: Document) =>
  Object.values(paths).flatMap((item) =>
    Object.entries(item).map(([method, operation]) => ({ method, operation })),
  );

const isPresent = <T>(value: T | undefined): value is T => value !== undefined;

function describeAccess(operation: Operation, { access }: Route): void {
  operation.security = access === 'public' ? [] : [{ session: [] }];
}

function describeParameter(parameter: Parameter, { ids }: Route, examples: Examples): void {
  const { name, schema } = parameter;
  if (parameter.in === 'path' && ids.includes(name)) schema.format = 'uuid';
  if (parameter.required) parameter.example ??= examples.of(schema, name);
  delete schema.example;
}

/** A list with a cursor says in a header where its next page is. */
function describePages({ parameters = [], responses }: Operation): void {
  const { 200: list } = responses;
  if (list && parameters.some(({ name }) => name === 'cursor'))
    list.headers = { ...list.headers, Link: { $ref: '#/components/headers/NextPage' } };
}
