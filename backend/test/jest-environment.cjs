// Tests run among the globals of Node itself, not in a copy of them: packages that Node has loaded (jest-runtime.cjs) then
// know the same Date and Error as the tests.
const vm = require('node:vm');
const { ModernFakeTimers } = require('@jest/fake-timers');
const { TestEnvironment } = require('jest-environment-node');

let copyOfGlobals;
const { compileFunction } = vm;
vm.compileFunction = (code, parameters, { parsingContext, ...options } = {}) =>
  compileFunction(
    code,
    parameters,
    parsingContext === copyOfGlobals ? options : { ...options, parsingContext },
  );

module.exports = class extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    copyOfGlobals = this.context;
    this.global = globalThis;
    this.fakeTimersModern = new ModernFakeTimers({ config: config.projectConfig, global: globalThis });
  }
};
