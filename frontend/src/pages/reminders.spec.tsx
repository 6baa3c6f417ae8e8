import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse, type RequestHandler } from 'msw';
import { lily } from '../../test/three-plants';
import { noReminders, problem, rosa, server, visit, withServer } from '../../test/visit';
import type { RemindersDto } from '../shared/api/api';

withServer();
const person = userEvent.setup({ delay: null });
const on: RemindersDto = {
  ...noReminders,
  enabled: true,
  timeZone: 'Europe/Berlin',
  nextAt: '2026-11-22T08:00:00Z',
};
const phone = {
  id: '1',
  name: 'Chrome on Android',
  endpoint: 'https://fcm.googleapis.com/fcm/send/a',
  createdAt: '2026-11-20T08:00:00.000Z',
};

/** Opens the profile with a server that stores settings; returns the list of requests. */
function openProfile(first: RemindersDto) {
  const requests: object[] = [];
  let now = first;
  const change = (part: Partial<RemindersDto>) => HttpResponse.json((now = { ...now, ...part }));
  visit(
    '/profile',
    rosa,
    http.get('*/api/reminders', () => HttpResponse.json(now)),
    http.put('*/api/reminders', async ({ request }) => {
      const settings = (await request.json()) as Partial<RemindersDto>;
      requests.push(settings);
      return change(settings);
    }),
    http.post('*/api/reminders/calendar', () =>
      change({
        calendarUrl: `https://leaflore.test/api/calendar/${now.calendarUrl ? 'second' : 'first'}.ics`,
      }),
    ),
    http.delete('*/api/reminders/calendar', () => change({ calendarUrl: null })),
    http.delete('*/api/reminders/subscriptions/1', () => {
      now = { ...now, devices: [] };
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return requests;
}

/** Opens the profile with these reminder settings and further answers. */
const profileWith = (reminders: RemindersDto, ...answers: RequestHandler[]) =>
  visit(
    '/profile',
    rosa,
    http.get('*/api/reminders', () => HttpResponse.json(reminders)),
    ...answers,
  );

describe('reminders on the profile', () => {
  it('are turned on with one press, in the time zone of the reader', async () => {
    const requests = openProfile(noReminders);
    await person.click(await screen.findByLabelText(/^Remind me/));
    expect(await screen.findByText('Reminders Set!')).toBeInTheDocument();
    expect(requests).toEqual([{ enabled: true, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone }]);
    expect(screen.getByLabelText(/^By email/)).toBeChecked();
    expect(screen.getByLabelText('At what time')).toHaveValue('9');
  });

  it('say what is left to do while no message can reach the reader', async () => {
    const left = 'One step is left: choose how we reach you.';
    openProfile({ ...noReminders, isEmailConfirmed: false });
    await person.click(await screen.findByLabelText(/^Remind me/));
    expect(await screen.findByText(left)).toBeInTheDocument();
  });

  it('point to the top of the page where the address is not confirmed', async () => {
    profileWith({ ...on, isEmailConfirmed: false });
    expect(await screen.findByLabelText(/^By email/)).toHaveAccessibleDescription(/at the top of this page/);
  });

  it('point to the profile from the dialog of a plant', async () => {
    visit(
      '/garden',
      rosa,
      http.get('*/api/plants', () => HttpResponse.json([lily])),
      http.get('*/api/reminders', () => HttpResponse.json({ ...on, isEmailConfirmed: false })),
    );
    await person.click(await screen.findByRole('button', { name: 'Remind me' }));
    expect(await screen.findByLabelText(/^By email/)).toHaveAccessibleDescription(/Your profile says how/);
  });

  it('are where the link in the dialog leads', async () => {
    const arrive = jest.fn();
    Element.prototype.scrollIntoView = arrive;
    visit('/profile#reminders', rosa);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Reminders' })).toHaveFocus());
    expect(arrive.mock.contexts).toEqual([document.getElementById('reminders')]);
  });

  it('come at an hour of the day, never at night', async () => {
    const requests = openProfile(on);
    const hour = await screen.findByLabelText('At what time');
    const offered = within(hour)
      .getAllByRole('option')
      .map((option) => (option as HTMLOptionElement).value);
    expect([offered[0], offered.at(-1)]).toEqual(['6', '20']);
    await person.selectOptions(hour, '18');
    // The time zone that was chosen stays, wherever this device is.
    await waitFor(() => expect(requests).toEqual([{ hour: 18 }]));
  });

  it('say when they could not be saved', async () => {
    profileWith(
      on,
      http.put('*/api/reminders', () => problem(503, 'database-unavailable', 'We can’t reach our records.')),
    );
    await person.click(await screen.findByLabelText(/^By email/));
    expect(await screen.findByText('We can’t reach our records.')).toBeInTheDocument();
    expect(screen.getByLabelText(/^By email/)).toBeChecked();
  });

  it('can be loaded again after a failure', async () => {
    let isAway = true;
    visit(
      '/profile',
      rosa,
      http.get('*/api/reminders', () =>
        isAway ? problem(503, 'database-unavailable', 'Away') : HttpResponse.json(on),
      ),
    );
    const again = await screen.findByRole('button', { name: 'Try Again', busy: false });
    isAway = false;
    await person.click(again);
    expect(await screen.findByLabelText(/^Remind me/)).toBeChecked();
  });

  it('are tested at once, on every channel that is on, with an answer in words', async () => {
    profileWith(
      { ...on, devices: [phone] },
      http.post('*/api/reminders/test', async ({ request }) => {
        const { channel } = (await request.json()) as { channel: string };
        return HttpResponse.json(
          channel === 'push'
            ? { sent: false, message: 'Your browser’s message service didn’t answer.' }
            : { sent: true, message: 'Sent to rosa@example.org.' },
        );
      }),
    );
    await person.click(await screen.findByRole('button', { name: 'Send me a test' }));
    expect(await screen.findByText('Sent to rosa@example.org.')).toBeInTheDocument();
    expect(screen.getByText('Your browser’s message service didn’t answer.')).toBeInTheDocument();
  });

  it('say that no channel is on', async () => {
    profileWith({ ...on, email: false });
    expect(await screen.findByText('We have no way to reach you')).toBeInTheDocument();
  });

  it('say what a browser without push can do, and list and remove devices', async () => {
    openProfile({ ...on, devices: [phone] });
    expect(await screen.findByText(/This browser can’t show notifications/)).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Remove Chrome on Android' }));
    expect(await screen.findByText('Device removed')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Chrome on Android')).not.toBeInTheDocument());
  });

  it('make, renew and turn off a calendar link', async () => {
    openProfile(noReminders);
    await person.click(await screen.findByRole('button', { name: 'Make a calendar link' }));
    expect(await screen.findByLabelText('Calendar link')).toHaveValue(
      'https://leaflore.test/api/calendar/first.ics',
    );
    const part = screen.getByRole('group', { name: 'In your calendar' });
    await waitFor(() => expect(part).toHaveFocus());
    await person.click(screen.getByRole('button', { name: 'New link' }));
    await waitFor(() =>
      expect(screen.getByLabelText('Calendar link')).toHaveValue(
        'https://leaflore.test/api/calendar/second.ics',
      ),
    );
    await person.click(screen.getByRole('button', { name: 'Turn off' }));
    expect(await screen.findByRole('button', { name: 'Make a calendar link' })).toBeInTheDocument();
    await waitFor(() => expect(part).toHaveFocus());
    expect(screen.queryByText(/no longer works/)).not.toBeInTheDocument();
  });

  it('say that a calendar link whose key is gone has to be made again', async () => {
    openProfile({ ...noReminders, isCalendarRevoked: true });
    expect(await screen.findByText(/The link you had no longer works/)).toBeInTheDocument();
    expect(screen.queryByLabelText('Calendar link')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Make a calendar link' })).toBeInTheDocument();
  });
});

describe('the link of a reminder', () => {
  const link = {
    action: 'done',
    answer: null,
    isOn: true,
    tasks: ['Water your Peace Lily', 'Water your Fern'],
  };
  const open = (first: object, then?: object) => {
    let pressed = 0;
    visit(
      '/reminders/a-token',
      undefined,
      http.get('*/api/reminders/messages/a-token', () => HttpResponse.json(first)),
      http.post('*/api/reminders/messages/a-token', () => {
        pressed += 1;
        return then ? HttpResponse.json(then) : problem(503, 'database-unavailable', 'Away for a moment.');
      }),
    );
    return () => pressed;
  };

  it('does nothing until its button is pressed, also without a login', async () => {
    const pressed = open(link, { ...link, answer: 'done', tasks: [] });
    expect(await screen.findByText('Water your Fern')).toBeInTheDocument();
    expect(pressed()).toBe(0);
    await person.click(screen.getByRole('button', { name: 'Yes, all done' }));
    expect(await screen.findByText('Noted as done. Thank you!')).toBeInTheDocument();
    expect(pressed()).toBe(1);
  });

  it('snoozes, turns off, and knows what was answered before', async () => {
    open({ ...link, action: 'later' }, { ...link, action: 'later', answer: 'later', tasks: [] });
    await person.click(await screen.findByRole('button', { name: 'Remind me tomorrow' }));
    expect(await screen.findByText('We will remind you tomorrow.')).toBeInTheDocument();
  });

  it('turns messages off', async () => {
    open({ ...link, action: 'off' }, { ...link, action: 'off', isOn: false });
    await person.click(await screen.findByRole('button', { name: 'Stop sending me messages' }));
    expect(await screen.findByText('You won’t get any more messages.')).toBeInTheDocument();
  });

  it('says what was answered before, and that nothing is due any more', async () => {
    open({ ...link, tasks: [] });
    expect(await screen.findByText('None of this is due any more.')).toBeInTheDocument();
  });

  it('keeps its button when it failed', async () => {
    open(link);
    await person.click(await screen.findByRole('button', { name: 'Yes, all done' }));
    expect(await screen.findByText('Away for a moment.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Yes, all done' })).toBeInTheDocument();
  });

  it('says why it does not work', async () => {
    const words = 'This link is too old. Please open Leaflore to see what is due.';
    visit(
      '/reminders/old',
      undefined,
      http.get('*/api/reminders/messages/old', () => problem(400, 'reminder-link-expired', words)),
    );
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.getByText('Nothing was changed.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();
  });

  it('can be opened again where the server could not be reached', async () => {
    visit(
      '/reminders/new',
      undefined,
      http.get('*/api/reminders/messages/new', () => HttpResponse.error()),
    );
    expect(await screen.findByText('We couldn’t open this link.')).toBeInTheDocument();
    server.use(http.get('*/api/reminders/messages/new', () => HttpResponse.json({ ...link, tasks: [] })));
    await person.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('None of this is due any more.')).toBeInTheDocument();
  });
});

describe('the mailbox', () => {
  const mail = (n: number) => ({
    id: `${n}.eml`,
    to: 'rosa@example.org',
    subject: `Mail ${n}`,
    text: 'Hello Rosa,\n\nWater your fern.',
    sentAt: '2026-11-21T08:00:00.000Z',
  });

  it('is for admins only', async () => {
    visit('/admin/mailbox', rosa);
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeInTheDocument();
    expect(screen.getByText('Admin access required to view this page.')).toBeInTheDocument();
  });

  it('shows mails page by page', async () => {
    visit(
      '/admin/mailbox',
      { ...rosa, isAdmin: true },
      http.get('*/api/admin/mailbox', ({ request }) => {
        const cursor = new URL(request.url).searchParams.get('cursor');
        return HttpResponse.json(cursor ? [mail(99)] : Array.from({ length: 20 }, (_, n) => mail(n)));
      }),
    );
    expect(await screen.findByRole('heading', { name: 'Mail 0' })).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('heading', { name: 'Mail 99' })).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Previous' }));
    expect(await screen.findByRole('heading', { name: 'Mail 0' })).toBeInTheDocument();
  });
});
