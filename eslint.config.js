import js from '@eslint/js';
import hooks from 'eslint-plugin-react-hooks';
import ts from 'typescript-eslint';

const node = {
  process: 'readonly',
  console: 'readonly',
  Buffer: 'readonly',
  URL: 'readonly',
  setTimeout: 'readonly',
  clearTimeout: 'readonly',
  fetch: 'readonly',
  performance: 'readonly',
  module: 'writable',
  require: 'readonly',
  globalThis: 'readonly',
  structuredClone: 'readonly',
  setInterval: 'readonly',
  clearInterval: 'readonly',
  AbortSignal: 'readonly',
  __dirname: 'readonly',
};

const SLEEPS = [
  'NewExpression[callee.name="Promise"] > ArrowFunctionExpression > CallExpression.body[callee.name="setTimeout"]',
  'CallExpression[callee.property.name="waitForTimeout"]',
  'ImportDeclaration[source.value=/timers.promises/]',
].map((selector) => ({
  selector,
  message: 'Wait for what can be seen, with `eventually` or a `gate`, not for a time.',
}));
/** Now, asked when a file is read or a suite is described; inside a function it is asked when the test runs. */
const NOW = [
  'NewExpression[callee.name="Date"][arguments.length=0]',
  'CallExpression[callee.object.name="Date"][callee.property.name="now"]',
];
const DAYS = NOW.flatMap((now) =>
  ['Program', 'CallExpression[callee.name="describe"] > ArrowFunctionExpression > BlockStatement'].flatMap(
    (place) =>
      [`${now}.init`, `:not(:function).init ${now}`].map((value) => ({
        selector: `${place} > VariableDeclaration > VariableDeclarator > ${value}`,
        message: 'Ask for the day inside the test: midnight may come before it runs.',
      })),
  ),
);

const IN_A_CATALOGUE = 'Words for people belong in a catalogue: docs/languages.md.';
/** Words for people, written where they are said instead of in a catalogue. Media queries, cookies and what the console gets are none. */
const WORDS = '/^(?![(])([A-Z][a-z’]*([ .,!?…]|$)|.*[a-z’,.:]{2} [a-zA-Z]|[A-Z]+ [A-Z])/';
const PIECES = '/^(?![^]*=)[^]*([A-Z][a-z]+|(^|\\s)[a-z]{2,} | [a-z]{2,})/';
const SAID = [
  'JSXText[value=/[A-Za-z]{2}/]',
  'JSXAttribute[name.name=/^(label|title|lead|hint|alt|placeholder|text|aria-label)$/] > Literal[value=/^[a-z]+$/]',
  `:not(TSLiteralType, BinaryExpression, SwitchCase, NewExpression, [name.name=rel], [callee.property.name=/^(querySelector|matches|closest)/], [callee.name=logQuietly]) > Literal[value=${WORDS}]`,
  `:not(NewExpression) > TemplateLiteral > TemplateElement[value.raw=${PIECES}]`,
].map((selector) => ({ selector, message: IN_A_CATALOGUE }));
/** The same of the server: what a problem says, written where it is thrown. */
const SAID_BY_THE_SERVER = {
  selector:
    'NewExpression[callee.name="DomainError"][arguments.2.type=/^(Literal|TemplateLiteral|BinaryExpression)$/]',
  message: IN_A_CATALOGUE,
};

/** What opens connections. Servers, types and pure functions of these modules are free to use. */
const OPENS_CONNECTIONS = {
  'node:http': ['default', 'request', 'get', 'Agent', 'ClientRequest'],
  'node:https': ['default', 'request', 'get', 'Agent'],
  'node:http2': ['default', 'connect'],
  'node:net': ['default', 'connect', 'createConnection', 'Socket'],
  'node:tls': ['default', 'connect', 'TLSSocket'],
  'node:dgram': ['default', 'createSocket'],
  'node:dns': ['default', 'lookup', 'promises', 'resolve'],
};
const OPENS_LATER = 'ImportExpression[source.value=/^(node:)?(https?|http2|net|tls|dgram|dns)$/]';
const GATE = 'Connections to the outside go through platform/outbound, which limits them.';

export default ts.config(
  {
    ignores: [
      '**/dist/**',
      '**/.cache/**',
      '.nx/**',
      '.data/**',
      'frontend/src/shared/api/generated/',
      'frontend/public/**',
    ],
  },
  js.configs.recommended,
  ...ts.configs.recommended,
  {
    rules: {
      'no-console': 'error',
      'no-unexpected-multiline': 'off', // prettier breaks chains before a bracket
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: ['**/*.{mjs,cjs,js}'],
    languageOptions: { globals: node },
    rules: { '@typescript-eslint/no-require-imports': 'off', 'no-console': 'off' },
  },
  {
    files: ['{backend,vision,drawings,doctor,plant-key}/src/**/*.ts', 'backend/test/**/*.ts'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-floating-promises': ['error', { ignoreVoid: true }],
      '@typescript-eslint/await-thenable': 'error',
    },
  },
  {
    // The environment is read in one place, and checked there.
    files: ['backend/src/**/*.ts'],
    ignores: [
      'backend/src/**/*.spec.ts',
      'backend/src/platform/config/load-config.ts',
      'backend/src/setup/**',
    ],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Ask for Config instead.' },
      ],
    },
  },
  {
    files: ['backend/src/**/*.ts'],
    ignores: ['backend/src/**/*.spec.ts', 'backend/src/platform/outbound/**', 'backend/src/setup/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['fetch', 'WebSocket', 'EventSource'].map((name) => ({ name, message: GATE })),
      ],
      'no-restricted-syntax': ['error', { selector: OPENS_LATER, message: GATE }, SAID_BY_THE_SERVER],
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          paths: Object.entries(OPENS_CONNECTIONS).flatMap(([name, importNames]) =>
            [name, name.replace('node:', '')].map((spelling) => ({
              name: spelling,
              importNames,
              message: GATE,
              allowTypeImports: true,
            })),
          ),
        },
      ],
    },
  },
  {
    // Commands speak to who runs the server, in English.
    files: ['backend/src/cli/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', { selector: OPENS_LATER, message: GATE }] },
  },
  {
    files: ['frontend/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': hooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    // What is said to people comes from the catalogues of src/languages; the files of the list have not moved there yet.
    files: ['frontend/src/**/*.{ts,tsx}'],
    ignores: [
      '**/*.spec.{ts,tsx}',
      'frontend/src/languages/**',
      'frontend/src/{pages/gallery,shared/api}/**',
      'frontend/src/{prerender,pages/gallery-page}.tsx',
    ],
    rules: { 'no-restricted-syntax': ['error', ...SAID] },
  },
  {
    // A test waits for what can be seen, and its day is not that on which its file was read.
    files: ['**/*.spec.{ts,tsx}', '{backend,frontend}/test/**', 'frontend/e2e/**'],
    ignores: ['**/eventually.{ts,mjs}', 'frontend/e2e/{slowed,weight}.mjs'],
    rules: { 'no-restricted-syntax': ['error', ...SLEEPS, ...DAYS] },
  },
  {
    // With the queue on Redis only those tests run again that import one of these two, or start processes.
    files: ['backend/**/*.spec.ts', 'backend/test/**/*.ts'],
    ignores: ['backend/test/{api,work}.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['**/worker-app.module.js', '**/worker.module.js'],
              message: 'Start the worker with backend/test/api.ts or work.ts.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['{backend,vision}/src/**/{cli,training,bench}/**/*.ts', '**/e2e/**/*.ts'],
    rules: { 'no-console': 'off' },
  },
);
