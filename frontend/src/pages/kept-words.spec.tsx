import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { aMessage, exchange, open as openExpert } from '../../test/chat';
import { anEntry, beToday, lily, plantAnswers } from '../../test/plant-samples';
import { problem, rosa, server, session, visit, withServer } from '../../test/visit';
import { askToConfirm } from '../features/sign-in/ask-to-confirm';
import { confirmation } from '../shared/lib/confirmation';

jest.mock('../shared/lib/photo/read-photo', () => ({
  readPhoto: async (bytes: Blob) => ({ bytes, canBeShown: false }),
}));
jest.mock('../shared/api/keep-photo', () => ({
  keepPhoto: async () => ({ data: '/api/photos/1/leaf.webp' }),
}));
withServer();
beforeAll(async () => {
  Element.prototype.scrollIntoView = jest.fn();
  await import('./chat/expert');
});
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => void jest.useRealTimers());

const person = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
const press = async (name: string) => person.click(await screen.findByRole('button', { name }));

describe('what was seen of an unwell plant, and not saved', () => {
  const openForm = async () => {
    beToday();
    const { unmount } = visit(`/garden/${lily.id}`, rosa, ...plantAnswers());
    await press('It looks unwell');
    return { unmount, field: await screen.findByLabelText(/^What do you see/) };
  };

  it('is there again when the page was left', async () => {
    const { unmount, field } = await openForm();
    await person.type(field, 'Brown tips');
    unmount();
    expect((await openForm()).field).toHaveValue('Brown tips');
  });

  it('is forgotten when it was cancelled or has arrived, and kept when it has not', async () => {
    const { unmount, field } = await openForm();
    await person.type(field, 'Brown tips');
    server.use(http.patch('*/api/plants/:id', () => problem(503, 'away', 'Away.'), { once: true }));
    await press('Save');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
    expect(sessionStorage).toHaveLength(1);
    await press('Cancel');
    expect(sessionStorage).toHaveLength(0);
    unmount();
    await person.type((await openForm()).field, 'Webs');
    server.use(http.patch('*/api/plants/:id', () => HttpResponse.json({ ...lily, problem: 'Webs' })));
    await press('Save');
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
  });
});

it('what another window has begun about the same plant is kept when an entry of the journal is saved', async () => {
  beToday();
  visit(`/garden/${lily.id}`, rosa, ...plantAnswers());
  await press('Write in the journal');
  const field = await screen.findByLabelText(/^What do you see/);
  await person.type(field, 'From here');
  const name = `journal-draft:${lily.id}`;
  const there = JSON.stringify({
    ...JSON.parse(localStorage.getItem(name)!),
    content: 'From there',
    key: 'other',
  });
  localStorage.setItem(name, there);
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  server.use(
    http.post('*/api/plants/:id/journal', async () => {
      await held;
      return HttpResponse.json(anEntry('1', { content: 'From here' }), { status: 201 });
    }),
  );
  await press('Save');
  await person.type(field, ', typed too late');
  expect(field).toHaveValue('From here');
  answer();
  await waitFor(() => expect(field).not.toBeInTheDocument());
  expect(localStorage.getItem(name)).toBe(there);
});

describe('changed names that were not saved', () => {
  const first = () => screen.findByLabelText('First Name');

  it('are there again when the profile was left, which says so', async () => {
    const { unmount } = visit('/profile', rosa);
    await person.type(await first(), 'lind');
    unmount();
    visit('/profile', rosa);
    expect(await first()).toHaveValue('Rosalind');
    expect(screen.getByText('Not saved yet. We’ve kept what you wrote.')).toBeInTheDocument();
    const renamed = { ...rosa, firstName: 'Rosalind' };
    server.use(
      http.put('*/api/profile/update', () => {
        server.use(session(renamed));
        return HttpResponse.json(renamed);
      }),
    );
    await press('Save Changes');
    await waitFor(() => expect(screen.queryByText(/^Not saved yet/)).not.toBeInTheDocument());
    expect(sessionStorage).toHaveLength(0);
  });

  it('are forgotten when they are as they were', async () => {
    visit('/profile', rosa);
    await person.type(await first(), 'x{Backspace}');
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('a question in other words', () => {
  const edit = async () => {
    const asked = [aMessage('1', 'user', 'When?'), aMessage('2', 'assistant', 'On Friday.')];
    const { unmount } = openExpert(undefined, asked);
    await press('Edit question');
    return unmount;
  };
  const field = () => screen.findByDisplayValue(/^When/);
  const address = '*/api/chat/conversations/:id/messages/:message';

  it('is there again when the page was left, until it is cancelled', async () => {
    const unmount = await edit();
    await person.type(await field(), ' And how much?');
    unmount();
    await edit();
    expect(await field()).toHaveValue('When? And how much?');
    await press('Cancel');
    expect(sessionStorage).toHaveLength(0);
  });

  it('is in its field again when it could not be sent, and forgotten when it has arrived', async () => {
    await edit();
    await person.type(await field(), ' And how much?');
    server.use(http.patch(address, () => problem(503, 'away', 'Away for a moment.')));
    await press('Ask again');
    expect(await screen.findByText('Away for a moment.')).toBeInTheDocument();
    expect(await field()).toHaveValue('When? And how much?');
    server.use(http.patch(address, () => exchange('When? And how much?', 'A cup.')));
    await press('Ask again');
    expect(await screen.findByText('A cup.')).toBeInTheDocument();
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
  });
});

it('the photo of a question is there again with its words, until it was sent', async () => {
  const open = async () => {
    const { unmount } = openExpert();
    return { unmount, field: await screen.findByLabelText('Your question') };
  };
  const photo = () => screen.queryByAltText('The photo that goes with your question');
  const first = await open();
  await person.type(first.field, 'What is this?');
  await person.upload(
    screen.getByTestId('question-photo'),
    new File(['leaf'], 'leaf.jpg', { type: 'image/jpeg' }),
  );
  await waitFor(() => expect(photo()).toBeInTheDocument());
  first.unmount();
  expect((await open()).field).toHaveValue('What is this?');
  expect(photo()).toHaveAttribute('src', '/api/photos/1/leaf.small.webp');
  server.use(http.post('*/api/chat/conversations/:id/messages', () => exchange('What is this?', 'An ivy.')));
  await press('Send');
  expect(await screen.findByText('An ivy.')).toBeInTheDocument();
  expect(photo()).not.toBeInTheDocument();
  expect(sessionStorage).toHaveLength(0);
});

it('the name and the days of a task are there again when the page was left, until they are cancelled', async () => {
  beToday();
  const open = async () => {
    const { unmount } = visit(`/garden/${lily.id}`, rosa, ...plantAnswers());
    await press('Add a task');
    return { unmount, field: await screen.findByLabelText(/^Name of the task/) };
  };
  const first = await open();
  await person.type(first.field, 'Turn the pot');
  fireEvent.change(screen.getByLabelText(/^Days in between/), { target: { value: '21' } });
  first.unmount();
  expect((await open()).field).toHaveValue('Turn the pot');
  expect(screen.getByLabelText(/^Days in between/)).toHaveValue('21');
  await press('Cancel');
  expect(sessionStorage).toHaveLength(0);
});

it('a question by somebody whose login is over is sent once they have logged in again', async () => {
  confirmation.ask = askToConfirm;
  openExpert();
  await person.type(await screen.findByLabelText('Your question'), 'When?');
  const over = () => problem(401, 'authentication-required', 'Authentication required');
  server.use(
    http.post('*/api/chat/conversations/:id/messages', () => exchange('When?', 'On Friday.')),
    http.post('*/api/login', () => HttpResponse.json({ user: rosa })),
  );
  server.use(http.post('*/api/chat/conversations/:id/messages', over, { once: true }));
  await press('Send');
  await person.type(await screen.findByLabelText('Your password'), 'a calm green place');
  await press('Continue');
  expect(await screen.findByText('On Friday.')).toBeInTheDocument();
  expect(screen.queryByText('Authentication required')).not.toBeInTheDocument();
});

it('the address of an invitation is there again when the page was left, until it was sent', async () => {
  const household = http.get('*/api/household', () =>
    HttpResponse.json({ members: [], invitations: [], gardens: [] }),
  );
  const open = async () => {
    const { unmount } = visit('/household', rosa, household);
    return { unmount, field: await screen.findByLabelText('Their email address') };
  };
  const first = await open();
  await person.type(first.field, 'otto@example.org');
  first.unmount();
  const { field } = await open();
  expect(field).toHaveValue('otto@example.org');
  server.use(http.post('*/api/household/invitations', () => HttpResponse.json({}, { status: 201 })));
  await press('Send the invitation');
  await waitFor(() => expect(field).toHaveValue(''));
  expect(sessionStorage).toHaveLength(0);
});
