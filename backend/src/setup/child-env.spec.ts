import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { childEnv } from './child-env.js';
import { Child } from './children.js';
import { PostgresServer } from './postgres-server.js';

/** They are for `npm start` itself, or are given to its children with values of their own. */
const NOT_PASSED = ['PORT', 'METRICS_PORT', 'DATA_DIR', 'DATABASE_URL', 'MIGRATION_DATABASE_URL'];
const EXAMPLE = path.resolve(__dirname, '../../../.env.example');
const settings = [...readFileSync(EXAMPLE, 'utf8').matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => name!);
const ours = {
  ...Object.fromEntries(settings.map((name) => [name, 'set'])),
  SECRET_X: 'made up',
  PATH: '/bin',
};

describe('what a child process gets of our environment', () => {
  it('is every setting of .env.example, in one child at least, and nothing else', () => {
    const passed = new Set(
      ['main', 'worker'].flatMap((name) => Object.keys(childEnv(name as 'main', {}, ours))),
    );
    expect([...passed].sort()).toEqual(
      [...settings.filter((name) => !NOT_PASSED.includes(name)), 'PATH'].sort(),
    );
  });

  it('is no key of a provider for the API, and no list of admins for the worker', () => {
    const [api, worker] = [childEnv('main', {}, ours), childEnv('worker', {}, ours)];
    expect(Object.keys(api).filter((name) => /ANTHROPIC|OPENAI/.test(name))).toEqual([]);
    expect(worker).toMatchObject({ ANTHROPIC_API_KEY: 'set', SESSION_SECRET: 'set' });
    expect(worker).not.toHaveProperty('ADMIN_EMAILS');
  });

  it('reaches the process like that', async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'leaflore-env-'));
    const [program, said] = [path.join(folder, 'child.mjs'), path.join(folder, 'said')];
    writeFileSync(
      program,
      `import { writeFileSync } from 'node:fs';
      writeFileSync(process.env.SAID, JSON.stringify(process.env));
      process.send('ready');
      process.once('disconnect', () => process.exit());`,
    );
    const child = new Child(program, childEnv('worker', { SAID: said }, ours));
    await child.start();
    await child.stop();
    const env = JSON.parse(readFileSync(said, 'utf8')) as Record<string, string>;
    expect(env).toMatchObject({ SAID: said, OPENAI_API_KEY: 'set' });
    expect(env).not.toHaveProperty('SECRET_X');
    expect(env).not.toHaveProperty('MIGRATION_DATABASE_URL');
    rmSync(folder, { recursive: true });
  });

  it('is nothing at all for Postgres', async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'leaflore-env-'));
    const said = path.join(folder, 'said');
    const program = `env > ${said}; echo ready to accept connections >&2; exec sleep 600`;
    process.env.SECRET_X = 'made up';
    const server = new PostgresServer('/bin/sh', ['-c', program], {});
    await server.start();
    await server.stop();
    delete process.env.SECRET_X;
    const names = readFileSync(said, 'utf8').match(/^\w+(?==)/gm) ?? [];
    expect(names.filter((name) => !['PATH', 'LC_ALL', 'PWD', 'SHLVL', '_', 'OLDPWD'].includes(name))).toEqual(
      [],
    );
    rmSync(folder, { recursive: true });
  });
});
