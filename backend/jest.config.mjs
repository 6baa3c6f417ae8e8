/** Packages are loaded by Node (jest-runtime.cjs); our own code becomes CommonJS, as Jest's ESM mode cannot run it. */
const swc = {
  swcrc: false,
  jsc: {
    target: 'es2023',
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true },
    keepClassNames: true,
  },
  module: { type: 'commonjs' },
  sourceMaps: 'inline',
};

export default {
  displayName: 'backend',
  testEnvironment: '<rootDir>/test/jest-environment.cjs',
  runtime: '<rootDir>/test/jest-runtime.cjs',
  roots: ['<rootDir>/src', '<rootDir>/test'],
  testMatch: ['**/*.spec.ts'],
  transform: { '^.+\\.(ts|js|mjs)$': ['@swc/jest', swc] },
  moduleNameMapper: {
    '^@leaflore/(vision|drawings|doctor|plant-key)$': '<rootDir>/../$1/src/index.ts',
    '^@leaflore/vision/(photo-quality|worth-comparing)$': '<rootDir>/../vision/src/$1.ts',
    '^@leaflore/doctor/units$': '<rootDir>/../doctor/src/units.ts',
    '^@leaflore/doctor/(es|de)$': '<rootDir>/../doctor/src/languages/$1/index.ts',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  testTimeout: 60_000, // a busy machine is slow, not wrong
};
