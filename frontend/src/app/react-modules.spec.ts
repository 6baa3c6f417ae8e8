import { transformSync } from '@swc/core';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toModule } from '../../build/react-modules';

const MODULES = join(__dirname, '../../../node_modules');
const read = (file: string) => readFileSync(join(MODULES, file), 'utf8');

/** What a file exports once it is an ES module. */
function exportsOf(file: string): Record<string, unknown> {
  const { code } = transformSync(toModule(read(file), file), { module: { type: 'commonjs' } });
  const module = { exports: {} };
  new Function('module', 'exports', 'require', code)(module, module.exports, (name: string) =>
    jest.requireActual(name),
  );
  return module.exports;
}

describe('React as ES modules', () => {
  it.each([
    'react/cjs/react.production.js',
    'react/cjs/react-jsx-runtime.production.js',
    'react-dom/cjs/react-dom.production.js',
    'react-dom/cjs/react-dom-client.production.js',
    'scheduler/cjs/scheduler.production.js',
    'use-sync-external-store/cjs/use-sync-external-store-with-selector.production.js',
    'use-sync-external-store/cjs/use-sync-external-store-shim/with-selector.production.js',
  ])('has what %s has', (file) => {
    const module = exportsOf(file);
    const original = jest.requireActual<Record<string, unknown>>(join(MODULES, file));
    expect(Object.keys(module).sort()).toEqual(Object.keys(original).sort());
    for (const [name, value] of Object.entries(original)) expect(typeof module[name]).toBe(typeof value);
  });

  it.each(['react/index.js', 'react-dom/client.js', 'scheduler/index.js'])('%s passes it on', (file) => {
    expect(toModule(read(file), file)).toMatch(/^export \* from '\.\/cjs\/[\w-]+\.production\.js';\n/);
  });

  it('fails where a new version is written in another way', () => {
    expect(() => toModule('var all = exports; all.one = require("other").one;', 'react/other.js')).toThrow(
      'react/other.js is not written as it was',
    );
  });
});
