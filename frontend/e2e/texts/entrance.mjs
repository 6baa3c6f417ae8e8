import { all, press } from './steps.mjs';

/** Section 2, landing page and login form; section 8, authentication. */
export const entrance = [
  {
    name: 'landing',
    path: '/',
    as: 'visitor',
    roles: [
      ...all('button', 'Login', 'Get Started'),
      ...all('button', 'Start Identifying Plants', 'I Have an Account'),
      ...all('heading', 'Instant identification', 'Health assessment', 'Care instructions'),
      ...all('heading', 'Garden management', 'Expert chat', 'Premium features'),
      ...all('heading', 'Coleus', 'Water Lily', 'Free Trial', 'Premium'),
      ...all('button', 'Start Your Free Trial', 'Copy Link'),
      ...all('link', 'Read Plant Care Tips', 'Twitter', 'Facebook', 'LinkedIn'),
    ],
    texts: [
      '$0',
      '$4.99',
      '5 identifications',
      'Basic care instructions',
      'Plant library access',
      'Unlimited identifications',
      'AI expert chat',
      'Advanced analytics',
      'Priority support',
    ],
    parts: ['/month', 'care guides, each with a drawing', 'plants that the built-in identifier names'],
  },
  {
    name: 'sign up',
    path: '/',
    as: 'visitor',
    reach: press('Get Started'),
    roles: [
      ...all('heading', 'Create Your Account'),
      ...all('button', 'Join', 'Already have an account? Login'),
    ],
    labels: ['First Name', 'Last Name', 'Email', 'Password'],
  },
  {
    name: 'login',
    path: '/',
    as: 'visitor',
    reach: press('I Have an Account'),
    roles: [...all('heading', 'Welcome Back'), ...all('button', 'Login', "Don't have an account? Sign up")],
    labels: ['Email', 'Password'],
  },
  {
    name: 'login refused',
    path: '/',
    as: 'visitor',
    mayFail: /\/api\/login$/,
    reach: async (page) => {
      await press('I Have an Account')(page);
      await page.getByLabel('Email', { exact: true }).fill('nobody@leaflore.test');
      await page.getByLabel('Password', { exact: true }).fill('not a password');
      await page.getByRole('dialog').getByRole('button', { name: 'Login', exact: true }).click();
    },
    texts: ['Login Failed', 'Invalid credentials'],
  },
];
