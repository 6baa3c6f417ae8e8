/** All tests of the workspace; `npm test` gives them their Postgres. */
export default {
  projects: [
    '<rootDir>/drawings',
    '<rootDir>/doctor',
    '<rootDir>/plant-key',
    '<rootDir>/vision',
    '<rootDir>/backend',
    '<rootDir>/frontend',
  ],
  maxWorkers: 3, // some wait for what they have killed or stopped: three keep two cores busy
  workerIdleMemoryLimit: '500MB', // a process that has run many files holds on to much of them
  testTimeout: 60_000, // a busy machine is slow, not wrong
};
