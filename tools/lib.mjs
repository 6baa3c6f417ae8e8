import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Root of the checkout. */
export const ROOT = path.resolve(import.meta.dirname, '..');
const PACKAGES = path.join(ROOT, 'node_modules');
const MARK = path.join(PACKAGES, '.leaflore-installed');

/** Runs a command in the checkout; ends this process with the command's code if it fails. */
export function run(command, args, { quiet = false, env = {} } = {}) {
  const result = spawnSync(command, args, {
    cwd: ROOT,
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, ...env },
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (result.error) throw result.error;
  if (result.status === 0) return;
  if (quiet) process.stderr.write(`${result.stdout}${result.stderr}`);
  process.exit(result.status ?? 1);
}

/**
 * Installs the packages of package-lock.json unless exactly those are installed. A linked node_modules is left alone.
 */
export function install() {
  if (existsSync(PACKAGES) && lstatSync(PACKAGES).isSymbolicLink()) return;
  const asked = readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8');
  const lock = createHash('sha256').update(asked).digest('hex');
  if (existsSync(MARK) && readFileSync(MARK, 'utf8') === lock) return;
  if (!isInstalled(JSON.parse(asked).packages)) {
    console.log('Installing packages (the first time this takes a minute or two) …');
    run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  }
  mkdirSync(path.dirname(MARK), { recursive: true });
  writeFileSync(MARK, lock);
}

/** Whether npm notes at the end of its last installation that it was of these packages; those for other systems are not there. */
function isInstalled(packages) {
  const note = path.join(PACKAGES, '.package-lock.json');
  if (!existsSync(note)) return false;
  const { packages: installed } = JSON.parse(readFileSync(note, 'utf8'));
  return Object.entries(packages).every(
    ([place, { version, optional }]) =>
      !place.startsWith('node_modules/') || optional || installed[place]?.version === version,
  );
}

/** Builds these projects and their dependencies; what has not changed comes from the cache. */
export function build(...projects) {
  const which = projects.length ? [`--projects=${projects.join(',')}`] : [];
  run('npx', ['nx', 'run-many', '-t', 'build', ...which, '--output-style=static'], { quiet: true });
}

/** The value of `--name value` or `--name=value` among the arguments. */
export function option(name) {
  const args = process.argv.slice(2);
  const at = args.findIndex((arg) => arg === `--${name}` || arg.startsWith(`--${name}=`));
  if (at < 0) return undefined;
  return args[at].includes('=') ? args[at].split('=').slice(1).join('=') : args[at + 1];
}

/** The names among the arguments, beside `--options` and the values of `valued` ones; all of `known` where there are none. Ends this process where one is unknown. */
export function namesOf(known, valued) {
  const args = process.argv.slice(2);
  const names = args.filter((arg, at) => !arg.startsWith('--') && !valued.includes(args[at - 1]));
  const unknown = names.filter((name) => !known.includes(name));
  if (!unknown.length && !args.includes('--help')) return names.length ? names : known;
  if (unknown.length) console.error(`There is no ${unknown.join(', ')}.`);
  console.error(`There are ${known.join(', ')}.`);
  process.exit(64); // EX_USAGE of sysexits.h
}
