// Nest 12 is ESM only and Jest's ESM mode cannot load it, so tests run as CommonJS through SWC.
const esmPackages =
  '@nestjs|@fastify/cookie|cookie|file-type|strtok3|token-types|uint8array-extras|@tokenizer|@borewit|load-esm|cockatiel|temporal-polyfill|temporal-utils|uuid';

/** Source maps make files several times as long to read: what is not ours has none. */
const swc = (sourceMaps) => [
  '@swc/jest',
  {
    swcrc: false,
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', decorators: true },
      transform: { legacyDecorator: true, decoratorMetadata: true },
      keepClassNames: true,
    },
    module: { type: 'commonjs' },
    sourceMaps,
  },
];

export default {
  displayName: 'backend',
  testEnvironment: 'node',
  roots: ['<rootDir>/src', '<rootDir>/test'],
  testMatch: ['**/*.spec.ts'],
  transform: { '/node_modules/.+\\.m?js$': swc(false), '^.+\\.(ts|js|mjs)$': swc('inline') },
  transformIgnorePatterns: [`/node_modules/(?!(${esmPackages})/)`],
  moduleNameMapper: {
    '^@leaflore/(vision|drawings|doctor|plant-key)$': '<rootDir>/../$1/src/index.ts',
    '^@leaflore/vision/photo-quality$': '<rootDir>/../vision/src/photo-quality.ts',
    '^@leaflore/doctor/units$': '<rootDir>/../doctor/src/units.ts',
    '^@leaflore/doctor/(es|de)$': '<rootDir>/../doctor/src/languages/$1/index.ts',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  testTimeout: 60_000, // a busy machine is slow, not wrong
};
