import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { problem, rosa, visit, withServer } from '../../test/visit';
import { navigateAway, reloadPage } from '../shared/lib/navigate-away';

jest.mock('../shared/lib/navigate-away', () => ({ navigateAway: jest.fn(), reloadPage: jest.fn() }));

withServer();
afterEach(() => {
  jest.clearAllMocks();
  sessionStorage.clear();
});

const person = userEvent.setup({ delay: null });
const press = async (name: string) => person.click(await screen.findByRole('button', { name }));
const type = (label: string, text: string) => person.type(screen.getByLabelText(label), text);
const dialog = async (name: string) => screen.findByRole('dialog', { name });
const inDialog = (name: string) => within(screen.getByRole('dialog')).getByRole('button', { name });

describe('the landing page', () => {
  it('has every text of the specification', async () => {
    visit('/', undefined);
    await screen.findByRole('heading', { level: 1 });
    const texts = [
      'Login', 'Get Started', 'Start Identifying Plants', 'I Have an Account', '5 free identifications included',
      '384', '149', '82 of 100', 'Questions people ask', 'Total', 'Healthy', 'Need Water', 'Coleus', 'Water Lily',
      'Instant identification', 'Health assessment', 'Care instructions', 'Garden management', 'Expert chat',
      'Premium features', 'Free Trial', '$0', '5 identifications', 'Basic care instructions',
      'Plant library access', 'Premium', '$4.99', '/month', 'Unlimited identifications', 'AI expert chat',
      'Advanced analytics', 'Priority support', 'Twitter', 'Facebook', 'LinkedIn', 'Copy Link',
      'Start Your Free Trial', 'Read Plant Care Tips',
    ]; // prettier-ignore
    const page = document.body.textContent;
    expect(texts.filter((text) => !page.includes(text))).toEqual([]);
    expect(screen.getByRole('link', { name: 'Read Plant Care Tips' })).toHaveAttribute('href', '/blog');
    expect(page).not.toMatch(/50K|98%|5-star/);
  });

  it.each([
    ['Login', 'Welcome Back'],
    ['I Have an Account', 'Welcome Back'],
    ['Get Started', 'Create Your Account'],
    ['Start Identifying Plants', 'Create Your Account'],
    ['Start Your Free Trial', 'Create Your Account'],
  ])('opens the door with "%s"', async (button, title) => {
    visit('/', undefined);
    await press(button);
    expect(await dialog(title)).toBeInTheDocument();
  });
});

describe('signing up', () => {
  const signUp = async (from = 'Get Started') => {
    await press(from);
    await fillIn();
  };
  const fillIn = async () => {
    await dialog('Create Your Account');
    await type('First Name', 'Rosa');
    await type('Last Name', 'Moss');
    await type('Email', 'rosa@example.org');
    await type('Password', 'three plain words');
    await person.click(inDialog('Join'));
  };

  it('sends what was typed, shows a welcome and reloads the page', async () => {
    let sent: unknown;
    visit(
      '/',
      undefined,
      http.post('*/api/register', async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json({ user: rosa, message: 'Welcome' }, { status: 201 });
      }),
    );
    await signUp();
    await waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(1));
    expect(sent).toEqual({
      firstName: 'Rosa',
      lastName: 'Moss',
      email: 'rosa@example.org',
      password: 'three plain words',
      timeZone: 'UTC',
    });
    expect(sessionStorage.getItem('toast')).toContain('Account Created!');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('leads to identifying a plant where that was the wish', async () => {
    const done = http.post('*/api/register', () =>
      HttpResponse.json({ user: rosa, message: '' }, { status: 201 }),
    );
    visit('/', undefined, done);
    await signUp('Start Identifying Plants');
    await waitFor(() => expect(navigateAway).toHaveBeenCalledWith('/identify'));
    expect(reloadPage).not.toHaveBeenCalled();
  });

  it.each([
    ['Choose Premium', '/premium'],
    ['Choose Free Trial', '/'],
    ['Start Your Free Trial', '/'],
  ])(
    'leads from "%s" to the beginning of %s, not to where the landing page was read',
    async (from, address) => {
      const done = http.post('*/api/register', () =>
        HttpResponse.json({ user: rosa, message: '' }, { status: 201 }),
      );
      visit('/', undefined, done);
      await signUp(from);
      await waitFor(() => expect(navigateAway).toHaveBeenCalledWith(address));
      expect(reloadPage).not.toHaveBeenCalled();
    },
  );

  it('leads who came to add a plant of the library back to it', async () => {
    const done = http.post('*/api/register', () =>
      HttpResponse.json({ user: rosa, message: '' }, { status: 201 }),
    );
    visit('/?join=aloe-vera', undefined, done);
    await fillIn();
    await waitFor(() => expect(navigateAway).toHaveBeenCalledWith('/plants/aloe-vera'));
    expect(reloadPage).not.toHaveBeenCalled();
  });

  it('leads nowhere else by a link that names no plant', async () => {
    const done = http.post('*/api/register', () =>
      HttpResponse.json({ user: rosa, message: '' }, { status: 201 }),
    );
    visit('/?join=..%2Fapi%2Flogout', undefined, done);
    await fillIn();
    await waitFor(() => expect(navigateAway).toHaveBeenCalledWith('/plants/..%2Fapi%2Flogout'));
  });

  it('leads who came to add a plant and has an account back to it too', async () => {
    const done = http.post('*/api/login', () => HttpResponse.json({ user: rosa, message: '' }));
    visit('/?join=aloe-vera', undefined, done);
    await dialog('Create Your Account');
    await person.click(inDialog('Already have an account? Login'));
    await type('Email', 'rosa@example.org');
    await type('Password', 'three plain words');
    await person.click(inDialog('Login'));
    await waitFor(() => expect(navigateAway).toHaveBeenCalledWith('/plants/aloe-vera'));
  });

  it('says below the email that it is taken, and keeps what was typed', async () => {
    const taken = 'There’s already an account with this email. Please log in instead.';
    visit(
      '/',
      undefined,
      http.post('*/api/register', () => problem(409, 'email-taken', taken)),
    );
    await signUp();
    expect(await screen.findByText('Registration Failed')).toBeInTheDocument();
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(taken);
    expect(screen.getByLabelText('First Name')).toHaveValue('Rosa');
    expect(reloadPage).not.toHaveBeenCalled();
  });

  it('asks about a mistyped mail provider, and puts it right with one press', async () => {
    visit('/', undefined);
    await press('Get Started');
    await dialog('Create Your Account');
    await type('Email', 'rosa@gmial.com');
    await press('Did you mean rosa@gmail.com?');
    expect(screen.getByLabelText('Email')).toHaveValue('rosa@gmail.com');
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(screen.queryByRole('button', { name: /^Did you mean/ })).not.toBeInTheDocument();
  });

  it('asks about a cut provider when its field is left, not while it is typed', async () => {
    visit('/', undefined);
    await press('Get Started');
    await dialog('Create Your Account');
    await type('Email', 'rosa@icloud.co');
    expect(screen.queryByRole('button', { name: /^Did you mean/ })).not.toBeInTheDocument();
    await person.click(screen.getByLabelText('Password'));
    expect(await screen.findByRole('button', { name: 'Did you mean rosa@icloud.com?' })).toBeInTheDocument();
  });

  it('checks for missing values before it sends', async () => {
    visit('/', undefined);
    await press('Get Started');
    await dialog('Create Your Account');
    await type('Password', 'short');
    await person.click(inDialog('Join'));
    await waitFor(() =>
      expect(screen.getByLabelText('First Name')).toHaveAccessibleDescription('Please enter your first name'),
    );
    expect(screen.getByLabelText('First Name')).toHaveFocus();
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/8 to 128 characters/);
  });
});

describe('logging in', () => {
  const logIn = async () => {
    await dialog('Welcome Back');
    await type('Email', 'rosa@example.org');
    await type('Password', 'wrong words');
    await person.click(inDialog('Login'));
  };

  it('opens at the address that /api/login redirects to, and leaves it when it closes', async () => {
    visit(
      '/?login',
      undefined,
      http.post('*/api/login', () => HttpResponse.json({ user: rosa, message: 'Hello' })),
    );
    await logIn();
    await waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(1));
    expect(sessionStorage.getItem('toast')).toContain('Welcome back!');
  });

  it.each([
    ['wrong words', () => problem(401, 'invalid-credentials', ''), 'Login Failed', 'Invalid credentials'],
    [
      'too many tries',
      () => problem(429, 'too-many-tries', 'Too many tries. Please wait 15 minutes and try again.'),
      'Login Failed',
      'Too many tries. Please wait 15 minutes and try again.',
    ],
    ['no network', () => HttpResponse.error(), 'Error', 'Network error. Please try again.'],
  ])('explains %s and keeps what was typed', async (_what, answer, title, text) => {
    visit('/?login', undefined, http.post('*/api/login', answer));
    await logIn();
    expect(await screen.findByText(title)).toBeInTheDocument();
    expect(within(screen.getByRole('dialog')).getByText(text)).toBeInTheDocument();
    expect(screen.getByLabelText('Email')).toHaveValue('rosa@example.org');
    expect(screen.getByLabelText('Password')).toHaveValue('wrong words');
  });

  it('tells who comes by an invitation what it is about, until they are logged in', async () => {
    visit(
      '/household/join?token=t',
      undefined,
      http.post('*/api/login', () => HttpResponse.json({ user: rosa, message: 'Hello' })),
    );
    const invited = 'You have been invited to look after a garden';
    await dialog(invited);
    await press("Don't have an account? Sign up");
    expect(screen.getByLabelText('First Name')).toBeInTheDocument();
    await press('Already have an account? Login');
    expect(await dialog(invited)).toBeInTheDocument();
    await type('Email', 'rosa@example.org');
    await type('Password', 'three plain words');
    await person.click(inDialog('Login'));
    await waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(1));
  });

  it('changes to signing up and back, and keeps the email', async () => {
    visit('/?login', undefined);
    await dialog('Welcome Back');
    await type('Email', 'rosa@example.org');
    await press("Don't have an account? Sign up");
    expect(await dialog('Create Your Account')).toBeInTheDocument();
    expect(screen.getByLabelText('Email')).toHaveValue('rosa@example.org');
    await press('Already have an account? Login');
    expect(await dialog('Welcome Back')).toBeInTheDocument();
  });

  it('shows the password on request', async () => {
    visit('/?login', undefined);
    await dialog('Welcome Back');
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
    await press('Show password');
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
  });

  it('sends a link when the password is forgotten', async () => {
    const message = 'If there is an account with this email, a link is on its way.';
    visit(
      '/?login',
      undefined,
      http.post('*/api/password/forgot', () => HttpResponse.json({ message }, { status: 202 })),
    );
    await dialog('Welcome Back');
    await type('Email', 'rosa@example.org');
    await press('Forgot password?');
    expect(screen.getByLabelText('Email')).toHaveValue('rosa@example.org');
    await press('Send me a link');
    expect(await screen.findByText(new RegExp(message))).toBeInTheDocument();
    await press('Back to login');
    expect(await dialog('Welcome Back')).toBeInTheDocument();
  });
});
