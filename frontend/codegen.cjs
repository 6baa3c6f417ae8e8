/**
 * The calls that only some pages make, by tag of the contract; each group is a file of its own. Every other call is
 * in `garden`.
 */
const PARTS = {
  account: ['auth', 'passwords', 'profile', 'photos'],
  email: ['email'],
  devices: ['devices'],
  'sign-in': ['sign-in'],
  journal: ['journal'],
  year: ['year'],
  identification: ['identification'],
  'on-device': ['on-device'],
  learning: ['learning'],
  'data-transfer': ['data-transfer'],
  admin: ['admin'],
  doctor: ['health'],
  'plant-key': ['plant-key'],
  contact: ['contact', 'newsletter'],
  'deleted-plants': ['deleted-plants'],
  community: ['community'],
  chat: ['chat'],
  billing: ['billing'],
  guides: ['guides'],
  blog: ['blog'],
  away: ['away'],
  sitter: ['sitter'],
  household: ['household'],
};

/** Written by hand in src/shared/api: the generator knows neither pagination nor streams. */
const BY_HAND = [
  'getUser',
  'listPlants',
  'listJournal',
  'identifyPlant',
  'listIdentifications',
  'followIdentification',
  'listPosts',
  'listComments',
  'listConversations',
  'listMessages',
  'sendMessage',
  'followReply',
];

const apart = Object.values(PARTS).flat();
const tagOf = ({ operation }) => operation.tags?.[0];
const file = (name, isIn) => [
  `./src/shared/api/generated/${name}.ts`,
  {
    exportName: 'generatedApi',
    // Gardens of others are asked for by shared-garden.ts alone, and the language by base-api.ts.
    endpointOverrides: [{ pattern: /./, parameterFilter: (name) => !['garden', 'language'].includes(name) }],
    filterEndpoints: (name, endpoint) => !BY_HAND.includes(name) && isIn(tagOf(endpoint)),
  },
];

/** Generates typed hooks from the contract: `npm run codegen`. */
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
