import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { DESKTOP, PASSWORD } from './browser.mjs';
import { ADMIN } from './server.mjs';

const ACCOUNT = path.resolve(import.meta.dirname, '../../backend/dist/cli/account.js');

/** Signs in the admin of this server; the first time, the account is made and its address confirmed. */
export async function signInAdmin(request, { url, dataDir }) {
  const headers = { origin: url };
  const login = await request.post(`${url}/api/login`, {
    data: { email: ADMIN, password: PASSWORD },
    headers,
  });
  if (login.ok()) return;
  const data = { email: ADMIN, password: PASSWORD, firstName: 'Ida', lastName: 'Boss' };
  const answer = await request.post(`${url}/api/register`, { data, headers });
  assert.equal(answer.status(), 201, await answer.text());
  await promisify(execFile)(process.execPath, [ACCOUNT, 'verify', ADMIN], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: dataDir },
  });
}

/** A window of the admin's. */
export async function openAdmin(browser, server) {
  const context = await browser.newContext({ baseURL: server.url, viewport: DESKTOP });
  const page = await context.newPage();
  await signInAdmin(page.request, server);
  return { page, close: () => context.close() };
}
