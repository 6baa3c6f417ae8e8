/** Source maps make files several times as long to read: what is not ours has none. */
const swc = (sourceMaps) => [
  '@swc/jest',
  {
    swcrc: false,
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs' },
    sourceMaps,
  },
];

export default {
  displayName: 'frontend',
  testEnvironment: './test/jsdom-env.cjs',
  roots: ['<rootDir>/src', '<rootDir>/service-worker'],
  testMatch: ['**/*.spec.{ts,tsx}'],
  setupFilesAfterEnv: ['<rootDir>/test/setup.ts'],
  transform: { '/node_modules/.+\\.m?js$': swc(false), '^.+\\.(ts|tsx|js|mjs)$': swc('inline') },
  transformIgnorePatterns: [
    '/node_modules/(?!(msw|@mswjs|until-async|rettime|@open-draft|@uppy|nanoid|p-queue|p-retry|p-timeout|eventemitter3|is-network-error|preact|@transloadit|react-markdown|remark-[a-z]+|mdast-[a-z-]+|micromark[a-z-]*|unist-[a-z-]+|hast-[a-z-]+|estree-[a-z-]+|unified|bail|trough|vfile[a-z-]*|devlop|is-plain-obj|property-information|space-separated-tokens|comma-separated-tokens|decode-named-character-reference|character-entities[a-z0-9-]*|trim-lines|html-url-attributes|zwitch|ccount|escape-string-regexp|markdown-table|longest-streak)/)',
  ],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/test/class-names.cjs',
    '\\.css$': '<rootDir>/test/class-names.cjs',
    '^drawn/.*\\.svg(\\?raw)?$': '<rootDir>/test/drawn.cjs',
    // Has an `import` entry only, which Jest does not resolve.
    '^@transloadit/prettier-bytes$':
      '<rootDir>/../node_modules/@transloadit/prettier-bytes/dist/prettierBytes.js',
    '^react-remove-scroll$': '<rootDir>/src/shared/lib/remove-scroll.tsx',
    '^@leaflore/(vision|drawings|doctor|plant-key)$': '<rootDir>/../$1/src/index.ts',
    '^@leaflore/vision/(photo-quality|pixels|worth-comparing)$': '<rootDir>/../vision/src/$1.ts',
    '^@leaflore/doctor/units$': '<rootDir>/../doctor/src/units.ts',
    '^@leaflore/doctor/(es|de)$': '<rootDir>/../doctor/src/languages/$1/index.ts',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
};
