// `npm run check`: format, lint, import rules, unused code, licences, types, and that the contract is the one that the code has, and a good one.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isUpToDate } from './holes/hole.mjs';
import { HOLES } from './holes/index.mjs';
import { build, install, ROOT, run } from './lib.mjs';

const CLIENT = 'frontend/src/shared/api/generated';
const CONTRACT = ['openapi.yaml', ...readdirSync(path.join(ROOT, CLIENT)).map((name) => `${CLIENT}/${name}`)];
const read = () => CONTRACT.map((file) => readFileSync(path.join(ROOT, file), 'utf8'));
const step = (name, work) => {
  const from = performance.now();
  work();
  console.log(`${name.padEnd(14)} ${((performance.now() - from) / 1000).toFixed(1)} s`);
};
const npx = (...args) => run('npx', args, { quiet: true });

/** The linter neither reports its use nor asks for a newer version of itself. */
const OFFLINE = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_NOTIFICATIONS: 'true' };

install();
step('format', () => npx('prettier', '--check', '--log-level', 'warn', '.'));
step('lint', () => npx('eslint', '--max-warnings=0', '.'));
// The packages are imported as they are built.
step('build', () => build());
step('import rules', () =>
  npx(
    'depcruise',
    '--config',
    '.dependency-cruiser.cjs',
    'backend/src',
    'frontend/src',
    'vision/src',
    'drawings/src',
    'doctor/src',
    'plant-key/src',
  ),
);
step('unused code', () => npx('knip', '--no-progress', '--no-config-hints'));
step('licences', () => run('node', ['tools/licences.mjs', '--check'], { quiet: true }));
// `npm run mutate` takes a quarter of an hour; that it still finds what it changes takes no time.
step('holes', () => {
  const stale = HOLES.filter((hole) => !isUpToDate(hole, ROOT)).map(({ what, file }) => `${what} (${file})`);
  if (stale.length === 0) return;
  console.error(`Not to be made any more as tools/holes has it:\n  ${stale.join('\n  ')}`);
  process.exit(1);
});
step('library', () => run('node', ['backend/seeds/check-seed.mjs'], { quiet: true }));
// Every page in English, and of the guides in other languages, which are in folders like `es`, those that begin with an A.
const OTHERS = ['', 'blog/', 'plants/*/', 'plants/a'].map((place) => `[a-z][a-z]/${place}`);
const PAGES = ['', '{plants,blog}/**/', ...OTHERS].map((place) => `frontend/dist/${place}*.html`);
step('pages', () => npx('html-validate', '--config', 'tools/html-validate.json', ...PAGES));
// A soft hyphen in a title or a description would be copied along by who reads it.
step('heads', () => {
  const dist = path.join(ROOT, 'frontend', 'dist');
  const hyphened = readdirSync(dist, { recursive: true }).filter((name) => {
    if (!name.endsWith('.html')) return false;
    const [head] = readFileSync(path.join(dist, name), 'utf8').split('</head>');
    return head.includes('\u00ad');
  });
  if (hyphened.length === 0) return;
  console.error(`Soft hyphens in the heads of:\n  ${hyphened.join('\n  ')}`);
  process.exit(1);
});
step('types', () => npx('nx', 'run-many', '-t', 'typecheck', '--output-style=static'));
step('contract', () => {
  const before = read();
  run('node', ['backend/dist/cli/openapi.js'], { quiet: true });
  npx('rtk-query-codegen-openapi', 'frontend/codegen.cjs');
  const changed = CONTRACT.filter((_, index) => read()[index] !== before[index]);
  if (changed.length === 0) return;
  console.error(
    `The contract had drifted and was written again: look at ${changed.join(' and ')}, and commit them.`,
  );
  process.exit(1);
});
step('contract lint', () => run('npx', ['redocly', 'lint', 'openapi.yaml'], { quiet: true, env: OFFLINE }));
step('weight', () => run('node', ['tools/weight.mjs']));
