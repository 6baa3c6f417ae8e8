import fc from 'fast-check';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];
const EVENT_STREAM = 'text/event-stream';

/** Values that no client of ours sends. */
export const NASTY = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '%',
  "'; drop table users; --",
  '${7*7}',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  'x'.repeat(5000),
  -1,
  0,
  1e308,
  Number.MAX_SAFE_INTEGER + 1,
  true,
  null,
  [],
  [[[]]],
  ['a', 1, null],
  {},
  { toString: 'x' },
  { $gt: '' },
];

/** Whole bodies that no client of ours sends. */
export const BODIES = [
  '',
  '{',
  '[]',
  'null',
  '"text"',
  '5',
  '{"__proto__":{"isPremium":true}}',
  '{"constructor":{"prototype":{"a":1}}}',
  '{"a":{"constructor":"b"}}',
  String.raw`{"a":[{"c\u006fnstructor":{"name":"Map"}}]}`,
  '\u0000',
  '{"a":'.repeat(2000),
  `{"content":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
  `[${'0,'.repeat(50_000)}0]`,
];

const PATH_PARTS = ['%00', '%ff', '..%2f..%2fetc', 'null', '1', "'", '%7B%7D', 'x'.repeat(2000)];
const TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'application/vnd.leaflore.stream',
  'nonsense',
];
const QUERIES = ['', '%00', '%ff', '-1', '1e999', "' or 1=1", 'x'.repeat(3000), '%F0%9F%8C%B1', '1', 'true'];
/** Smallest picture there is: a GIF would be refused, a PNG of one pixel is not. */
const PICTURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** What can be called, by a contract in OpenAPI. Of an event stream a caller reads the beginning only, as it may not end. */
export function operationsOf(contract) {
  const follow = (node) =>
    node?.$ref
      ? node.$ref
          .slice(2)
          .split('/')
          .reduce((at, key) => at[key], contract)
      : node;
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method]).map((method) => {
      const { parameters = [], requestBody, responses, security } = item[method];
      const json = requestBody?.content['application/json'];
      return {
        method,
        path,
        queries: parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name),
        fields: Object.keys(follow(json?.schema)?.properties ?? {}),
        example: follow(Object.values(json?.examples ?? {})[0])?.value ?? {},
        isPublic: !(security ?? contract.security ?? []).length,
        streams: Object.values(responses).some((response) => follow(response).content?.[EVENT_STREAM]),
      };
    }),
  );
}

/** Nearly what is asked for, nasty, or anything. */
const values = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...NASTY) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3, stringUnit: 'binary' }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 300 }) },
  { weight: 1, arbitrary: fc.oneof(fc.integer(), fc.double()) },
  { weight: 1, arbitrary: fc.date({ noInvalidDate: true }).map((date) => date.toISOString()) },
  { weight: 1, arbitrary: fc.uuid() },
  { weight: 1, arbitrary: fc.constantFrom(PICTURE, [PICTURE]) },
);

/** The contract's example, with fields changed, left out or made up. */
const bodiesOf = ({ fields, example }) =>
  fc.oneof(
    {
      weight: 8,
      arbitrary: fc
        .record({
          changed: fc.dictionary(fc.constantFrom(...fields, 'id', 'isAdmin', '__proto__'), values, {
            maxKeys: 3,
          }),
          left: fc.subarray(fields, { maxLength: Math.min(1, fields.length) }),
        })
        .map(({ changed, left }) =>
          JSON.stringify(
            Object.fromEntries(
              [...Object.entries(example), ...Object.entries(changed)].filter(
                ([name]) => !left.includes(name),
              ),
            ),
          ),
        ),
    },
    { weight: 1, arbitrary: fc.constantFrom(...BODIES) },
    { weight: 1, arbitrary: fc.json({ stringUnit: 'binary' }) },
  );

const queriesOf = (names) =>
  fc
    .array(
      fc.tuple(
        fc.constantFrom(...names),
        fc.constantFrom('=', '[]=', '[a]='),
        fc.oneof(fc.constantFrom(...QUERIES), fc.string({ unit: 'grapheme', maxLength: 40 }).map(encode)),
      ),
      { maxLength: 3 },
    )
    .map((parts) => parts.map((part) => part.join('')).join('&'));

/** Places in a path: an id that was seen (`{n}`, a number), or nonsense. */
const placesOf = (path) =>
  fc.tuple(
    ...[...path.matchAll(/\{\w+\}/g)].map(() =>
      fc.oneof(
        { weight: 4, arbitrary: fc.nat(10_000).map((n) => `{${n}}`) },
        { weight: 1, arbitrary: fc.uuid() },
        { weight: 1, arbitrary: fc.constantFrom(...PATH_PARTS) },
        { weight: 1, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }).map(encode) },
      ),
    ),
  );

const encode = (text) => encodeURIComponent(text.toWellFormed());

/** Requests to these operations, all of which must be answered calmly. `ids` are those seen so far. */
export const hostileRequests = (operations) =>
  fc.constantFrom(...operations).chain((operation) =>
    fc
      .record({
        places: placesOf(operation.path),
        query: operation.queries.length ? queriesOf(operation.queries) : fc.constant(''),
        body: operation.method === 'get' ? fc.constant(undefined) : bodiesOf(operation),
        type: fc.oneof(
          { weight: 12, arbitrary: fc.constant('application/json') },
          { weight: 1, arbitrary: fc.constantFrom(...TYPES) },
        ),
        accept: operation.streams ? fc.constantFrom(EVENT_STREAM, '*/*') : fc.constant('*/*'),
        key: fc.option(fc.string({ unit: 'grapheme-ascii', minLength: 1 }), { freq: 4, nil: undefined }),
      })
      .map(({ places, query, body, type, accept, key }) => {
        const rest = [...places];
        const path = operation.path.replace(/\{\w+\}/g, () => rest.shift());
        return {
          method: operation.method,
          path: query ? `${path}?${query}` : path,
          headers: { 'content-type': type, accept, ...(key?.trim() && { 'idempotency-key': key.trim() }) },
          body,
        };
      }),
  );

/** The address of a request, with ids that were seen in answers before. */
export const addressOf = ({ path }, ids) =>
  path.replace(/\{(\d+)\}/g, (_, n) => ids[n % ids.length] ?? '00000000-0000-4000-8000-000000000000');

/** Whether an answer is a stream, of which the beginning is read. */
export const isEventStream = (type) => Boolean(type?.startsWith(EVENT_STREAM));

/** The ids in an answer. */
export const idsIn = (text) => text.match(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g) ?? [];
