import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { after, before } from 'node:test';
import { findFreePort } from '../../backend/dist/setup/free-port.js';
import { PASSWORD, see, stage } from './browser.mjs';
import { startLeaflore } from './server.mjs';

const { journey } = stage();

/**
 * Passkeys belong to a name, so these journeys have a server that is called localhost, on a port that is known before it
 * starts. It is below those that Linux gives to connections (32768 and above): such a port is taken for a minute longer.
 */
const own = { url: '' };
let leaflore;
before(async () => {
  const port = await findFreePort(10_000 + Math.floor(Math.random() * 10_000), '127.0.0.1');
  own.url = `http://localhost:${port}`;
  leaflore = await startLeaflore({ PORT: String(port), PUBLIC_URL: own.url });
});
after(() => leaflore?.stop());

const press = (page, name) => page.getByRole('button', { name, exact: true }).click();
const fill = (page, label, text) => page.getByRole('dialog').getByLabel(label, { exact: true }).fill(text);

/** The code that an app shows for this key, so many steps of 30 seconds from now (RFC 6238). */
function codeOf(key, steps = 0) {
  const bits = [...key].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  );
  const secret = Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
  const count = Buffer.alloc(8);
  count.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps));
  const hash = createHmac('sha1', secret).update(count).digest();
  return String((hash.readUInt32BE(hash.at(-1) & 15) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

async function openLogin(page) {
  await page.context().clearCookies();
  await page.goto('/?login');
  await see(page.getByRole('heading', { name: 'Welcome Back' }));
}
const isIn = (page) => see(page.getByText('Welcome back!', { exact: true }));

journey(
  'two-step login is set up, asked for, done with a recovery code, and turned off',
  { server: own, mayFail: /\/api\/(login|account\/two-step)$/ },
  async ({ page, signUp }) => {
    const { email } = await signUp();
    await page.goto('/profile');
    await press(page, 'Set up two-step login');
    await see(page.getByRole('img', { name: 'QR code for the app' }));
    const href = await page.getByRole('link', { name: 'open it here' }).getAttribute('href');
    const key = new URL(href).searchParams.get('secret');
    await fill(page, '2. Enter the code that the app shows', codeOf(key, -1));
    await press(page, 'Turn on');
    await see(page.getByRole('dialog', { name: 'Keep these recovery codes' }));
    const codes = await page.getByRole('dialog').getByRole('listitem').allTextContents();
    assert.equal(codes.length, 10);
    await press(page, 'I have kept them');
    await see(page.getByText(/You have 10 recovery codes left/));

    for (const code of [codeOf(key), codes[0]]) {
      await openLogin(page);
      await fill(page, 'Email', email);
      await fill(page, 'Password', PASSWORD);
      await press(page, 'Login');
      await fill(page, 'Code', code);
      await press(page, 'Login');
      await isIn(page);
    }
    await page.goto('/profile');
    await see(page.getByText(/You have 9 recovery codes left/));
    await press(page, 'Turn off');
    await see(page.getByRole('button', { name: 'Set up two-step login' }));
  },
);

journey(
  'a passkey is added, logs in without a password, and is removed',
  { server: own, mayFail: /\/api\/login\/passkey$/ },
  async ({ page, signUp }) => {
    const devices = await page.context().newCDPSession(page);
    await devices.send('WebAuthn.enable');
    await devices.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    await signUp();
    await page.goto('/profile');
    await press(page, 'Add a passkey');
    await see(page.getByText('Passkey 1', { exact: true }));

    await openLogin(page);
    await press(page, 'Log in with a passkey');
    await isIn(page);
    await page.goto('/profile');
    await see(page.getByRole('list', { name: 'Your passkeys' }).getByText(/Last used on/));
    await press(page, 'Remove Passkey 1');
    await see(page.getByText('Passkey removed'));

    await openLogin(page);
    await press(page, 'Log in with a passkey');
    await see(page.getByText(/We don’t know this passkey/));
  },
);
