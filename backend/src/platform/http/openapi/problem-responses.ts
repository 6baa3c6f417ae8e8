import { retryAfter, toProblem } from '../problem.js';
import type { ProblemMaker } from '../contract.js';
import { EXAMPLE_ID } from './examples.js';
import type { Document, Operation, Response, Schema } from './document.types.js';

const PROBLEM = 'application/problem+json';

const TITLES: Record<number, string> = {
  400: 'Something in the request is not right',
  401: 'Nobody is signed in, or not with this password',
  402: 'From here on a premium account is needed',
  403: 'Not allowed',
  404: 'Not found, or not yours',
  409: 'Does not go together with what is there',
  413: 'Too large',
  415: 'Of a kind that is not supported',
  421: 'Asked for under a name that is not one of this server',
  422: 'Understood, but not possible',
  429: 'Too often; `Retry-After` says how long to wait',
  503: 'Not possible right now; nothing was changed',
};

/** One failure as the document shows it. */
interface Shown {
  code: string;
  status: number;
  /** Members beyond those of every problem. */
  members: Record<string, unknown>;
  isRetried: boolean;
  value: Record<string, unknown>;
}

/** Documents what a call may answer when it fails: one response for each status, with its codes and an example of each. */
export function addProblems(document: Document, operation: Operation, makers: ProblemMaker[]): void {
  const shown = makers.map(show);
  for (const problem of shown) addExample(document, problem);
  for (const [status, group] of groupBy(shown, ({ status }) => status))
    operation.responses[status] = toResponse(status, group);
}

function show(make: ProblemMaker): Shown {
  const error = make();
  const { type, title, status, code, message, errors, ...members } = toProblem(error);
  const value = {
    type,
    title,
    status,
    code,
    message,
    requestId: EXAMPLE_ID,
    ...(errors && { errors }),
    ...members,
  };
  const isRetried = Boolean(retryAfter(error, status));
  return { code, status, members, isRetried, value };
}

/** A code means one thing: two failures with the same code must be the same. */
function addExample({ components }: Document, { code, value }: Shown): void {
  const examples = (components.examples ??= {});
  const known = examples[code];
  if (known && JSON.stringify(known.value) !== JSON.stringify(value))
    throw new Error(`The code ${code} stands for two different problems.`);
  examples[code] = { value };
}

function toResponse(status: number, group: Shown[]): Response {
  const problems = [...new Map(group.map((problem) => [problem.code, problem])).values()];
  const codes = problems.map(({ code }) => code).sort();
  const properties = Object.assign({}, ...problems.map(({ members }) => describe(members))) as Record<
    string,
    Schema
  >;
  const headers = { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } };
  const schema: Schema = {
    allOf: [
      { $ref: '#/components/schemas/ProblemDto' },
      { properties: { status: { const: status }, code: { enum: codes }, ...properties } },
    ],
  };
  const examples = Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }]));
  return {
    description: TITLES[status],
    ...(problems.some(({ isRetried }) => isRetried) && { headers }),
    content: { [PROBLEM]: { schema, examples } },
  };
}

const describe = (members: Record<string, unknown>): Record<string, Schema> =>
  Object.fromEntries(
    Object.entries(members).map(([name, value]) => [
      name,
      { type: Number.isInteger(value) ? ['integer', 'null'] : typeof value },
    ]),
  );

/** What several calls answer alike is written once, among the components, under the codes that it may have. */
export function shareResponses({ paths, components }: Document): void {
  const operations = Object.values(paths).flatMap((item) => Object.values(item));
  const all = operations.flatMap(({ responses }) =>
    Object.entries(responses)
      .filter(([, { content }]) => content?.[PROBLEM])
      .map(([status, response]) => ({ responses, status, response, name: nameFor(response) })),
  );
  for (const [name, uses] of groupBy(all, ({ name }) => name)) {
    if (uses.length === 1) continue;
    (components.responses ??= {})[name] = uses[0]!.response;
    for (const { responses, status } of uses) responses[status] = { $ref: `#/components/responses/${name}` };
  }
}

const nameFor = ({ content }: Response): string => Object.keys(content![PROBLEM]!.examples!).join('.');

function groupBy<Item, Key>(items: Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}
