// jsdom lacks fetch and related classes: the window gets those of Node, so that RTK Query works as in a browser.
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
    // The device of these tests is in UTC, wherever the machine is.
    this.zone = process.env.TZ;
    process.env.TZ = 'UTC';
    await super.setup();
    for (const name of BORROWED) this.global[name] = globalThis[name];
  }

  async teardown() {
    if (this.zone === undefined) delete process.env.TZ;
    else process.env.TZ = this.zone;
    await super.teardown();
  }
};
