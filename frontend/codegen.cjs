/** What only some pages ask for, by the tags of the contract: the others need not fetch it. All else is `garden`. */
const PARTS = {
  account: ['auth', 'passwords', 'profile', 'photos'],
  journal: ['journal'],
  identification: ['identification'],
  'data-transfer': ['data-transfer', 'own-data'],
  admin: ['admin'],
};

/** These are written by hand in src/shared/api, as the generator cannot know how pages follow each other or streams go. */
const BY_HAND = [
  'getUser',
  'listPlants',
  'listJournal',
  'identifyPlant',
  'listIdentifications',
  'followIdentification',
];

const apart = Object.values(PARTS).flat();
const tagOf = ({ operation }) => operation.tags?.[0];
const file = (name, isIn) => [
  `./src/shared/api/generated/${name}.ts`,
  {
    exportName: 'generatedApi',
    filterEndpoints: (name, endpoint) => !BY_HAND.includes(name) && isIn(tagOf(endpoint)),
  },
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
