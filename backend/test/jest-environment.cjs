// Tests run among the globals of Node itself, not in a copy of them: packages that Node has loaded (jest-runtime.cjs) then
// know the same Date and Error as the tests.
const vm = require('node:vm');
const { ModernFakeTimers } = require('@jest/fake-timers');
const { TestEnvironment } = require('jest-environment-node');

let copyOfGlobals;
const compiled = new Map();
const { compileFunction } = vm;
vm.compileFunction = (code, parameters, options = {}) => {
  const { parsingContext, ...ours } = options;
  if (parsingContext !== copyOfGlobals) return compileFunction(code, parameters, options);
  // Each test file of a process runs a module again; it need not be compiled again for that.
  const { filename } = ours;
  const known = compiled.get(filename);
  if (known?.code === code) return known.run;
  const run = compileFunction(code, parameters, ours);
  if (!/\bimport\(/.test(code)) compiled.set(filename, { code, run }); // what imports later has to do so for its own test file
  return run;
};

module.exports = class extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    copyOfGlobals = this.context;
    this.global = globalThis;
    this.fakeTimersModern = new ModernFakeTimers({ config: config.projectConfig, global: globalThis });
  }
};
