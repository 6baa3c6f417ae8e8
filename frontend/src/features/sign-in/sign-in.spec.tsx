import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { problem, rosa, visit, withServer } from '../../../test/visit';

withServer();
const person = userEvent.setup({ delay: null });
const press = async (name: string) => person.click(await screen.findByRole('button', { name }));

/** A server on which two-step login can be turned on with 123456. */
function open(isOn = false) {
  const state = { isOn, turnedOff: 0 };
  visit(
    '/profile',
    rosa,
    http.get('*/api/account/sign-in', () =>
      HttpResponse.json({
        twoStep: { isOn: state.isOn, recoveryCodesLeft: state.isOn ? 9 : 0 },
        arePasskeysAvailable: true,
        passkeys: [],
      }),
    ),
    http.post('*/api/account/two-step', () =>
      HttpResponse.json(
        { secret: 'JBSWY3DPEHPK3PXP', address: 'otpauth://totp/Leaflore:rosa?secret=JBSWY3DPEHPK3PXP' },
        { status: 201 },
      ),
    ),
    http.put('*/api/account/two-step', async ({ request }) => {
      const { code } = (await request.json()) as { code: string };
      if (code !== '123456') return problem(400, 'wrong-code', 'This code isn’t right.');
      state.isOn = true;
      return HttpResponse.json({ recoveryCodes: ['k7mfpa-x2qrtb-9hzwnc-m4tjvd'] });
    }),
    http.delete('*/api/account/two-step', () => {
      state.isOn = false;
      state.turnedOff += 1;
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return state;
}

describe('two-step login on the profile', () => {
  it('is set up with a picture, a link or a key, and a first code, and shows the recovery codes once', async () => {
    open();
    await press('Set up two-step login');
    const dialog = await screen.findByRole('dialog', { name: 'Set up two-step login' });
    expect(within(dialog).getByRole('img', { name: 'QR code for the app' })).toBeInTheDocument();
    expect(within(dialog).getByRole('link', { name: 'open it here' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^otpauth:/),
    );
    expect(within(dialog).getByText('JBSW Y3DP EHPK 3PXP')).toBeInTheDocument();
    const field = within(dialog).getByLabelText('2. Enter the code that the app shows');
    await press('Turn on');
    expect(field).toHaveAccessibleDescription('Please enter the 6 digits that your app shows');
    await person.type(field, '000000');
    await press('Turn on');
    await waitFor(() => expect(field).toHaveAccessibleDescription('This code isn’t right.'));
    expect(field).toHaveFocus();
    await person.clear(field);
    await person.type(field, '123456');
    await press('Turn on');
    expect(await screen.findByText('k7mfpa-x2qrtb-9hzwnc-m4tjvd')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Save as a file' })).toHaveAttribute(
      'href',
      expect.stringContaining('k7mfpa-x2qrtb-9hzwnc-m4tjvd'),
    );
    // One press too many would lose them: they are shown this once.
    await person.keyboard('{Escape}');
    await person.click(document.querySelector('.scrim')!);
    expect(screen.getByText('k7mfpa-x2qrtb-9hzwnc-m4tjvd')).toBeInTheDocument();
    await press('I have kept them');
    expect(await screen.findByText(/You have 9 recovery codes left/)).toBeInTheDocument();
  });

  it('is turned off', async () => {
    const state = open(true);
    await press('Turn off');
    expect(await screen.findByText('Two-step login is off')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Set up two-step login' })).toBeInTheDocument();
    expect(state.turnedOff).toBe(1);
  });
});

describe('the second step of a login', () => {
  it('asks for the code once the password was right, and says when the code is wrong', async () => {
    const sent: object[] = [];
    visit(
      '/?login',
      undefined,
      http.post('*/api/login', async ({ request }) => {
        const body = (await request.json()) as { code?: string };
        sent.push(body);
        return body.code
          ? problem(400, 'wrong-code', 'This code isn’t right.')
          : problem(400, 'code-needed', 'Please enter the code.');
      }),
    );
    const dialog = await screen.findByRole('dialog');
    await person.type(within(dialog).getByLabelText('Email'), rosa.email);
    await person.type(within(dialog).getByLabelText('Password'), 'a calm green place');
    expect(within(dialog).queryByLabelText('Code')).not.toBeInTheDocument();
    const send = within(dialog).getByRole('button', { name: 'Login' });
    await person.click(send);
    const code = await within(dialog).findByLabelText('Code');
    expect(screen.queryByText('Login Failed')).not.toBeInTheDocument();
    await person.type(code, '000000');
    await person.click(send);
    await waitFor(() =>
      expect(code).toHaveAccessibleDescription(expect.stringContaining('This code isn’t right.')),
    );
    expect(sent).toEqual([
      expect.not.objectContaining({ code: expect.anything() }),
      expect.objectContaining({ email: rosa.email, password: 'a calm green place', code: '000000' }),
    ]);
  });
});
