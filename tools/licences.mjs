// `npm run licences`: writes docs/licences.md, the packages that the server and the web app are made of, by licence, from
// package-lock.json. `-- --check` changes nothing, and fails where the list has drifted. Either fails on a licence that nobody has agreed to.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './lib.mjs';

const FILE = path.join(ROOT, 'docs/licences.md');
/** They ask for no more than to be named, or leave alone what only uses them. */
const AGREED = new Set(
  'MIT ISC 0BSD Apache-2.0 BSD-2-Clause BSD-3-Clause Unlicense CC0-1.0 MIT-0 BlueOak-1.0.0 Python-2.0 OFL-1.1 LGPL-3.0-or-later LGPL-3.0 MPL-2.0'.split(
    ' ',
  ),
);
/** What packages say in their files, but not where npm looks for it. */
const SAID_ELSEWHERE = { 'passport-local': 'MIT', 'passport-strategy': 'MIT', pause: 'MIT' };
/** One of several that may be chosen, or all that hold together. */
const isAgreed = (licence) =>
  licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => AGREED.has(one)));

const { packages } = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8'));
const byLicence = new Map();
for (const [place, { version, dev, devOptional, link, license }] of Object.entries(packages)) {
  if (!place.includes('node_modules/') || dev || devOptional || link) continue;
  const name = place.split('node_modules/').at(-1);
  const licence = license ?? SAID_ELSEWHERE[name] ?? 'not said';
  byLicence.set(licence, (byLicence.get(licence) ?? new Set()).add(`${name} ${version}`));
}
const sections = [...byLicence]
  .sort(([a, one], [b, other]) => other.size - one.size || a.localeCompare(b))
  .map(([licence, names]) => `## ${licence} (${names.size})\n\n${[...names].sort().join(', ')}\n`);
const BESIDES = `Beside these packages, the network in \`vision/model/imagenet\` is MobileNetV2 of google-coral/test_data, under Apache-2.0.`;
const text = `# Licences of what Leaflore is made of\n\nWritten by \`npm run licences\`. ${BESIDES}\n\n${sections.join('\n')}`;

const refused = [...byLicence].filter(([licence]) => !isAgreed(licence));
for (const [licence, names] of refused)
  console.error(`Nobody has agreed to ${licence}: ${[...names].join(', ')}.`);
if (!process.argv.includes('--check')) writeFileSync(FILE, text);
else if (readFileSync(FILE, 'utf8') !== text) {
  console.error('docs/licences.md has drifted: run `npm run licences`, and commit it.');
  process.exit(1);
}
process.exit(refused.length ? 1 : 0);
