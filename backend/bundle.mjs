// Last step of the build: bundles all modules of the API and of the worker into few files. Finding, reading and
// linking thousands of small files is most of the start time.
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const DIST = path.join(import.meta.dirname, 'dist');

/** Stay outside of the bundle, as they have native code, files beside their code, or processes of their own, or are seldom needed. */
const PACKAGES = [
  'sharp',
  '@node-rs/argon2',
  '@leaflore/vision',
  'bullmq',
  'ioredis',
  'prom-client',
  '@opentelemetry',
];

/** Optional packages that others look for and can do without. */
const ABSENT = [
  '@nestjs/microservices',
  '@nestjs/websockets',
  '@nestjs/platform-express',
  '@fastify/multipart',
  '@fastify/view',
  'pg-native',
];

/** Of these packages the bundle takes what is used, from their ES modules; as CommonJS, which Node gets, they come whole. */
const TREES = { rxjs: esModules('rxjs', 'esm'), 'class-validator': esModules('class-validator', 'esm2015') };

/** Parts of packages that we use nothing of; a call of theirs fails. */
const UNUSED = [
  '@fastify/ajv-compiler',
  '@fastify/fast-json-stringify-compiler',
  '@sqltools/formatter',
  'glob',
  'libphonenumber-js',
  'sql-highlight',
  'tinyglobby',
];

/**
 * TypeORM comes with a driver for each database that it knows; ours is Postgres. `@nestjs/typeorm` looks for what older
 * TypeORMs had, by loading a second one from its package, and `@nestjs/mapped-types` would load a second class-validator and
 * class-transformer, which know nothing of our DTOs.
 */
const onlyOnce = {
  name: 'only-once',
  resolveId: (name, _, { kind }) =>
    isOneOf(UNUSED)(name) || (name === 'class-validator' && kind === 'dynamic-import')
      ? `\0unused/${name}`
      : undefined,
  load(id) {
    if (id.startsWith('\0unused/')) return 'module.exports = {};';
    const [, driver] = /\/typeorm\/driver\/(?!postgres\/)[\w-]+\/(\w+Driver)\.js$/.exec(id) ?? [];
    if (driver) return `exports.${driver} = class ${driver} {};`;
    if (id.endsWith('/typeorm-compat.js')) return 'export let Connection, AbstractRepository;';
    if (!id.includes('/@nestjs/mapped-types/')) return undefined;
    return readFileSync(id, 'utf8')
      .replace(/^const require = createRequire.*$/m, `import * as classValidator from 'class-validator';`)
      .replace(/(const classValidator = )?require\('class-validator'\);/g, '');
  },
};

/**
 * Modules are wrapped in arrow functions. V8 reads through these first and compiles them when they are called; `function`
 * in parentheses it compiles at once, which saves the first reading of nearly everything.
 */
const compiledAtOnce = {
  name: 'compiled-at-once',
  generateBundle: (_, files) => {
    for (const file of Object.values(files))
      if (file.type === 'chunk')
        file.code = file.code.replace(
          /(__(?:esm|commonJS)Min\()\(\(([\w$, ]*)\) => \{/g,
          '$1(function($2) {',
        );
  },
};

/** The folder with a package's ES modules, which lies beside that with its CommonJS. */
function esModules(name, folder) {
  return path.resolve(fileURLToPath(import.meta.resolve(name)), '../..', folder);
}

const isOneOf = (names) => (id) => names.some((name) => id === name || id.startsWith(`${name}/`));

for (const name of readdirSync(DIST)) if (name.startsWith('chunk.')) rmSync(path.join(DIST, name));
const bundle = await rolldown({
  input: {
    main: path.join(DIST, 'processes/api.js'),
    worker: path.join(DIST, 'processes/worker.js'),
    decoder: path.join(DIST, 'processes/decoder.js'),
  },
  platform: 'node',
  resolve: { alias: TREES },
  external: isOneOf([...PACKAGES, ...ABSENT]),
  plugins: [onlyOnce, compiledAtOnce],
  onLog: (level, { message }) => {
    if (level === 'warn') throw new Error(message);
  },
});
await bundle.write({
  dir: DIST,
  entryFileNames: '[name].js',
  chunkFileNames: 'chunk.[name].js', // beside the entries, as http-app.ts uses import.meta.dirname
  strictExecutionOrder: true,
  sourcemap: true,
  comments: false,
  keepNames: true, // the contract and the log use class names
  // Readable, but in ASCII: V8 keeps one byte for each character of such a source, and two otherwise.
  minify: { compress: false, mangle: false, codegen: { removeWhitespace: false, asciiOnly: true } },
});
