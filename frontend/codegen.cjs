/** What only some pages ask for, by the tags of the contract: the others need not fetch it. All else is `garden`. */
const PARTS = {
  account: ['auth', 'passwords', 'profile', 'photos'],
  journal: ['journal'],
  identification: ['identification'],
  'own-data': ['own-data'],
  admin: ['admin'],
};

const apart = Object.values(PARTS).flat();
const tagOf = ({ operation }) => operation.tags?.[0];
const file = (name, isIn) => [
  `./src/shared/api/generated/${name}.ts`,
  { exportName: 'generatedApi', filterEndpoints: (_name, endpoint) => isIn(tagOf(endpoint)) },
];

/** Turns the contract into typed hooks: `npm run codegen`. */
module.exports = {
  schemaFile: '../openapi.yaml',
  apiFile: './src/shared/api/base-api.ts',
  apiImport: 'baseApi',
  outputFiles: Object.fromEntries([
    file('garden', (tag) => !apart.includes(tag)),
    ...Object.entries(PARTS).map(([name, tags]) => file(name, (tag) => tags.includes(tag))),
  ]),
  hooks: true,
  tag: true,
};
