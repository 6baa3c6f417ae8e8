// jsdom lacks fetch and its friends: the window borrows Node's own, so that RTK Query works as in a browser.
const { TestEnvironment } = require('jest-environment-jsdom');

const BORROWED = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'FormData',
  'AbortController',
  'AbortSignal',
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'structuredClone',
  'BroadcastChannel',
];

module.exports = class extends TestEnvironment {
  constructor(config, context) {
    super(
      {
        ...config,
        projectConfig: { ...config.projectConfig, testEnvironmentOptions: { customExportConditions: [''] } },
      },
      context,
    );
  }

  async setup() {
    await super.setup();
    for (const name of BORROWED) this.global[name] = globalThis[name];
  }
};
