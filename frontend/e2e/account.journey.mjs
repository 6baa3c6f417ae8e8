import assert from 'node:assert/strict';
import { DESKTOP, newEmail, PASSWORD, see, stage } from './browser.mjs';
import { confirmEmail, linkIn, newestMail } from './mail.mjs';

const { journey, getBrowser } = stage();

const dialog = (page) => page.getByRole('dialog');
const fill = async (page, fields) => {
  for (const [label, value] of Object.entries(fields))
    await dialog(page).getByLabel(label, { exact: true }).fill(value);
};

journey('a visitor signs up from the landing page', {}, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Start Identifying Plants' }).click();
  await see(page.getByRole('heading', { name: 'Create Your Account' }));
  await fill(page, { 'First Name': 'Rosa', 'Last Name': 'Moss', Email: newEmail(), Password: PASSWORD });
  await dialog(page).getByRole('button', { name: 'Join' }).click();
  await see(page.getByText('Account Created!', { exact: true }));
  await see(page.getByText('Welcome to Leaflore! You can now identify plants.', { exact: true }));
  await see(page.getByRole('heading', { level: 1, name: 'Plant Identification' }));
  await see(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My Garden' }));
});

journey(
  'a wrong password is refused, the right one lets in',
  { mayFail: /\/api\/login$/ },
  async ({ page, signUp }) => {
    const { email } = await signUp();
    await page.context().clearCookies();
    await page.goto('/');
    await page.getByRole('button', { name: 'I Have an Account' }).click();
    await see(page.getByRole('heading', { name: 'Welcome Back' }));
    await fill(page, { Email: email, Password: 'not my password' });
    await dialog(page).getByRole('button', { name: 'Login', exact: true }).click();
    await see(page.getByText('Login Failed', { exact: true }));
    assert.equal(await dialog(page).getByLabel('Email', { exact: true }).inputValue(), email);

    await fill(page, { Password: PASSWORD });
    await dialog(page).getByRole('button', { name: 'Login', exact: true }).click();
    await see(page.getByText('Welcome back!', { exact: true }));
    await see(page.getByText('You have successfully logged in.', { exact: true }));
    await see(page.getByRole('link', { name: 'View My Garden' }));
  },
);

journey('empty and odd fields are explained under the fields', {}, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Get Started' }).click();
  await fill(page, { Email: 'rosa@' });
  await dialog(page).getByRole('button', { name: 'Join' }).click();
  for (const label of ['First Name', 'Last Name', 'Email', 'Password']) {
    const field = dialog(page).getByLabel(label, { exact: true });
    await see(field.and(page.locator('[aria-invalid="true"]')));
    const words = await field.evaluate(
      (input) =>
        input
          .getAttribute('aria-describedby')
          ?.split(' ')
          .map((id) => input.ownerDocument.getElementById(id)?.textContent)
          .join(' ') ?? '',
    );
    assert.notEqual(words.trim(), '', `${label} says what is wrong`);
  }
  assert.equal(await page.evaluate("document.activeElement.getAttribute('name')"), 'firstName');
});

journey(
  'an email that has an account cannot register again',
  { mayFail: /\/api\/register$/ },
  async ({ page, signUp }) => {
    const { email } = await signUp();
    await page.context().clearCookies();
    await page.goto('/');
    await page.getByRole('button', { name: 'Get Started' }).click();
    await fill(page, {
      'First Name': 'Rosa',
      'Last Name': 'Moss',
      Email: email.toUpperCase(),
      Password: PASSWORD,
    });
    await dialog(page).getByRole('button', { name: 'Join' }).click();
    await see(page.getByText('Registration Failed', { exact: true }));
  },
);

journey(
  'a forgotten password is replaced with the link from the mail',
  {},
  async ({ page, server, signUp }) => {
    const { email } = await signUp();
    await page.context().clearCookies();
    await page.goto('/');
    await page.getByRole('button', { name: 'Login', exact: true }).first().click();
    await dialog(page).getByRole('button', { name: 'Forgot password?' }).click();
    await fill(page, { Email: email });
    await dialog(page).getByRole('button', { name: 'Send me a link' }).click();
    await see(page.getByText('Please ask the person who runs it for a new password link.', { exact: false })); // this server sends no mail

    const link = linkIn(await newestMail(server.dataDir, email));
    assert.ok(link, 'the mail holds a link');
    await page.goto(link);
    await page.getByLabel('New password', { exact: true }).fill('three quiet ferns');
    await page.getByRole('button', { name: 'Save new password' }).click();
    await see(page.getByText('Password changed', { exact: true }));

    await page.context().clearCookies();
    await page.goto('/');
    await page.getByRole('button', { name: 'Login', exact: true }).first().click();
    await fill(page, { Email: email, Password: 'three quiet ferns' });
    await dialog(page).getByRole('button', { name: 'Login', exact: true }).click();
    await see(page.getByText('Welcome back!', { exact: true }));
  },
);

journey(
  'without a network the form says so and keeps what was typed',
  { mayFail: /\/api\/login$/ },
  async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'I Have an Account' }).click();
    await fill(page, { Email: 'rosa@leaflore.test', Password: PASSWORD });
    await page.route('**/api/login', (route) => route.abort('internetdisconnected'));
    await dialog(page).getByRole('button', { name: 'Login', exact: true }).click();
    await see(page.getByText('Network error. Please try again.'));
    assert.equal(await dialog(page).getByLabel('Password', { exact: true }).inputValue(), PASSWORD);
  },
);

journey('logging out leaves nothing of the person behind', { size: DESKTOP }, async ({ page, signUp }) => {
  await signUp();
  await page.goto('/');
  await page.evaluate("localStorage.setItem('kept', 'x'); sessionStorage.setItem('kept', 'x')");
  await page.getByRole('button', { name: 'Logout' }).click();
  await see(page.getByRole('button', { name: 'Start Identifying Plants' }));
  assert.equal(await page.evaluate("localStorage.getItem('kept') ?? sessionStorage.getItem('kept')"), null);
  await page.goto('/garden');
  await see(page.getByRole('button', { name: 'Start Identifying Plants' }));
});

journey('an email address is confirmed with the link from the mail', {}, async ({ page, server, signUp }) => {
  const { email } = await signUp();
  await page.goto('/profile');
  await see(page.getByText('Confirm your email address', { exact: true }));
  await see(page.getByText('Please ask the person who runs it to confirm your address.', { exact: false })); // this server sends no mail
  assert.equal(await page.getByRole('button', { name: 'Send it again' }).count(), 0);
  await confirmEmail(page, server, email);
  await page.goto('/profile');
  await see(page.getByRole('heading', { name: 'Where you are logged in' }));
  assert.equal(await page.getByText('Confirm your email address', { exact: true }).count(), 0);
});

journey(
  'a device is logged out from another one',
  { size: DESKTOP, mayFail: /\/api\/auth\/user$/ },
  async ({ page, server, signUp }) => {
    const { email } = await signUp();
    const other = await getBrowser().newContext({ baseURL: server.url });
    const data = { email, password: PASSWORD };
    await other.request.post('/api/login', { data, headers: { origin: server.url } });
    assert.equal((await other.request.get('/api/auth/user')).status(), 200);
    await page.goto('/profile');
    const devices = page.getByRole('list', { name: 'Your devices' });
    await see(devices.getByText('This device'));
    await devices.getByRole('button', { name: /^Log out / }).click();
    await see(page.getByText('That device has to log in again.'));
    assert.equal((await other.request.get('/api/auth/user')).status(), 401);
    assert.equal((await page.request.get('/api/auth/user')).status(), 200);
    await other.close();
  },
);

journey('names are changed on the profile', {}, async ({ page, signUp }) => {
  const { email } = await signUp();
  await page.goto('/profile');
  await see(page.getByRole('heading', { name: 'My Profile', level: 1 }));
  assert.equal(await page.getByLabel('Email', { exact: true }).inputValue(), email);
  assert.notEqual(await page.getByLabel('Email', { exact: true }).getAttribute('readonly'), null);
  await page.getByLabel('First Name', { exact: true }).fill('Viola');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await see(page.getByText('Profile updated successfully!', { exact: true }));
  await page.reload();
  await see(page.getByLabel('First Name', { exact: true }));
  assert.equal(await page.getByLabel('First Name', { exact: true }).inputValue(), 'Viola');
});

journey(
  'a session that was ended elsewhere is noticed once; afterwards nothing more is asked',
  { mayFail: /\/api\/(auth\/user|plants|care\/today)\b/ },
  async ({ page, signUp }) => {
    await signUp();
    const cookies = await page.context().cookies();
    await page.request.get('/api/logout');
    await page.context().addCookies(cookies);
    const refused = [];
    page.on('response', (answer) => {
      if (answer.status() === 401) refused.push(new URL(answer.url()).pathname);
    });
    await page.goto('/garden');
    await see(page.getByRole('button', { name: 'Start Identifying Plants' }));
    // The requests that a member's page sends at once, before it knows whether the session is valid.
    const asked = ['/api/auth/user', '/api/care/today', '/api/plants'];
    assert.deepEqual([...new Set(refused)].sort(), asked);
    const before = refused.length;
    for (const path of ['/garden', '/about', '/?reset=spent']) {
      await page.goto(path);
      await see(page.getByRole('heading', { level: 1 }));
    }
    assert.equal(refused.length, before);
  },
);
