import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { aGarden, aPlant, aTask } from '../../test/garden-samples';
import { beToday } from '../../test/plant-samples';
import { withoutSpeech, withVoice } from '../../test/speech';
import { goBack, problem, rosa, visit, withServer } from '../../test/visit';

withServer();
const person = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
const lily = aPlant('Peace Lily', { scientificName: 'Spathiphyllum', place: 'Kitchen' });
const jade = aPlant('Jade Plant');
const ill = aPlant('Boston Fern', { problem: 'Brown tips', status: 'needs-care' });
const easy = { ...rosa, timeZone: 'UTC', easyView: true };
const press = async (name: string) => person.click(await screen.findByRole('button', { name }));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const data = document.documentElement.dataset;

/** A server that knows this account and takes changes of it: `saved`. With `isLost` it does not answer them. */
function anAccount(easyView: boolean | null, { isLost = false } = {}) {
  let account = { ...easy, easyView };
  const saved: unknown[] = [];
  const answers = [
    http.get('*/api/auth/user', () => HttpResponse.json(account)),
    http.put('*/api/profile/update', async ({ request }) => {
      const change = (await request.json()) as { easyView: boolean };
      saved.push(change);
      if (isLost) return HttpResponse.error();
      account = { ...account, ...change };
      return HttpResponse.json(account);
    }),
  ];
  return { saved, answers };
}

beforeEach(() => {
  beToday();
  data.view = 'easy';
});
afterEach(() => {
  jest.useRealTimers();
  delete data.view;
  localStorage.clear();
  withoutSpeech();
});

describe('Easy view', () => {
  it('is Home: one plant, one question, two answers, and Undo', async () => {
    visit('/', easy, ...aGarden([lily, jade], [aTask('water', lily), aTask('fertilise', jade)]).answers);
    await heading('Peace Lily');
    expect(screen.getByText('1 of 2')).toBeInTheDocument();
    expect(screen.getByText('Finger in the soil: is it dry?')).toBeInTheDocument();
    expect(screen.getByText(/^Every week\. Last watered on 14 November\./)).toBeInTheDocument();
    expect(screen.queryByText(/Jade Plant/)).not.toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'Main' })).not.toBeInTheDocument();

    await press('It was dry: I watered it');
    expect(await screen.findByText('Watered. Next time on Saturday 5 December.')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    await press('Undo');
    await press('It’s still moist');
    expect(
      await screen.findByText('Still moist. We’ll ask again on Saturday 5 December.'),
    ).toBeInTheDocument();
    await press('Next: 1 more');
    await heading('Feed Jade Plant');
    await press('Done');
    await press('I’m done');
    await heading('That is all for today');
  });

  it('asks again what was taken back at the end', async () => {
    visit('/', easy, ...aGarden([lily], [aTask('water', lily)]).answers);
    await press('It was dry: I watered it');
    await press('I’m done');
    await heading('That is all for today');
    await person.click(await screen.findByText('Noted earlier today: 1'));
    await press('Undo');
    await heading('Peace Lily');
    expect(screen.getByText('Finger in the soil: is it dry?')).toBeInTheDocument();
  });

  it('tells a screen reader what was recorded, in the line where the question was', async () => {
    visit('/', easy, ...aGarden([lily, jade], [aTask('water', lily), aTask('fertilise', jade)]).answers);
    const line = await screen.findByText('Finger in the soil: is it dry?');
    expect(line).toHaveAttribute('role', 'status');
    await press('It was dry: I watered it');
    // The same element: a live region that comes with its words says nothing.
    await waitFor(() => expect(line).toHaveTextContent('Watered. Next time on Saturday 5 December.'));
    expect(line).toBeInTheDocument();
    await press('Next: 1 more');
    await heading('Feed Jade Plant');
    expect(line).toHaveTextContent('Have you done it?');
  });

  it('begins with plants that are unwell, and never says that all is well beside them', async () => {
    visit('/', easy, ...aGarden([lily, ill], [aTask('water', lily)]).answers);
    await heading('Boston Fern');
    expect(screen.getByText('It is unwell: Brown tips.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See what helps' })).toHaveAttribute('href', `/garden/${ill.id}`);
    await press('Not now');
    await heading('Peace Lily');
    await press('Put off until tomorrow');
    await press('I’m done');
    await heading('Nothing more to do today');
    expect(screen.getByRole('heading', { level: 2, name: 'Boston Fern' })).toBeInTheDocument();
    expect(screen.queryByText(/all for today|healthy|well done/i)).not.toBeInTheDocument();
  });

  it('says once that a plant is unwell still', async () => {
    const still = { ...ill, problem: 'Still unwell: Too much water' };
    visit('/', easy, ...aGarden([still], []).answers);
    await heading('Boston Fern');
    expect(screen.getByText('Still unwell: Too much water.')).toBeInTheDocument();
    await press('Not now');
    await heading('Nothing more to do today');
    expect(screen.getByText('Still unwell: Too much water.')).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent('is unwell: Still');
  });

  it('names the day of what comes next', async () => {
    const next = [aTask('water', jade, { dueOn: '2026-11-24' })];
    const day = { date: '2026-11-21', due: [], putOff: [], done: [], next };
    const today = http.get('*/api/care/today', () => HttpResponse.json(day));
    visit('/', easy, today, ...aGarden([jade]).answers);
    await heading('That is all for today');
    expect(screen.getByText('Next: Water Jade Plant. Tuesday 24 November.')).toBeInTheDocument();
  });

  it('keeps the question when the answer could not be saved', async () => {
    const away = http.post('*/api/care/tasks/:id/done', () => problem(503, 'unavailable', 'Not now.'));
    visit('/', easy, away, ...aGarden([lily], [aTask('water', lily)]).answers);
    await press('It was dry: I watered it');
    expect(await screen.findByText('Not now.')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'It was dry: I watered it' })).toBeInTheDocument();
  });

  it('says when the day cannot be loaded, and says nothing of a garden without plants but how to begin', async () => {
    const away = http.get('*/api/care/today', () => problem(503, 'unavailable', 'No.'));
    const { unmount } = visit('/', easy, away, ...aGarden([lily]).answers);
    expect(await screen.findByText('We couldn’t load what is due today')).toBeInTheDocument();
    unmount();
    visit('/', easy);
    await heading('Begin with one plant');
    expect(screen.getByRole('link', { name: 'Type in its name' })).toHaveAttribute('href', '/garden?type');
    expect(screen.getByRole('link', { name: 'Take a photo' })).toHaveAttribute('href', '/identify');
  });

  it('reads the screen aloud where there is a voice, and only there', async () => {
    const { unmount } = visit('/', easy, ...aGarden([lily], [aTask('water', lily)]).answers);
    await heading('Peace Lily');
    expect(screen.queryByRole('button', { name: 'Read aloud' })).not.toBeInTheDocument();
    unmount();
    const spoken = withVoice();
    visit('/', easy, ...aGarden([lily], [aTask('water', lily)]).answers);
    await press('Read aloud');
    expect(spoken.map(({ text }) => text)).toEqual([
      'Peace Lily',
      'Finger in the soil: is it dry?',
      'Kitchen.',
      'Every week. Last watered on 14 November. Check it around 21 November.',
    ]);
    await press('It’s still moist');
    expect(spoken).toEqual([]);
    expect(await screen.findByRole('button', { name: 'Read aloud' })).toBeInTheDocument();
  });

  it('leads to identifying, the doctor, the garden, the expert and help, and back', async () => {
    visit('/', easy, ...aGarden([lily]).answers);
    await person.click(await screen.findByRole('link', { name: 'Something else' }));
    await heading('What would you like to do?');
    const targets = within(screen.getByRole('main'))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(targets).toEqual(['/identify', '/doctor', '/garden', '/chat', '/contact', '/']);
    await person.click(screen.getByRole('link', { name: 'Back to today' }));
    await heading('That is all for today');
  });
});

describe('whether Easy view is on', () => {
  it('is for the account to remember: a press on its link turns it on, leaving it turns it off', async () => {
    delete data.view;
    const { saved, answers } = anAccount(false);
    visit('/', easy, ...answers, ...aGarden([lily]).answers);
    await person.click(await screen.findByRole('link', { name: /^Easy view/ }));
    await heading('That is all for today');
    expect(data.view).toBe('easy');
    await press('Back to the full app');
    await heading('Hello, Rosa');
    expect(data.view).toBeUndefined();
    await waitFor(() => expect(saved).toMatchObject([{ easyView: true }, { easyView: false }]));
  });

  it.each([
    ['/easy', 'That is all for today'],
    ['/easy/more', 'What would you like to do?'],
  ])('is not changed by a visit to %s, such as from a bookmark', async (path, title) => {
    delete data.view;
    const { saved, answers } = anAccount(false);
    visit(path, easy, ...answers, ...aGarden([lily]).answers);
    await heading(title);
    expect(data.view).toBeUndefined();
    await press('Back to the full app');
    await waitFor(() => expect(saved).toMatchObject([{ easyView: false }]));
  });

  it('stays off when Back returns to a page of it', async () => {
    delete data.view;
    const { saved, answers } = anAccount(false);
    visit('/', easy, ...answers, ...aGarden([lily]).answers);
    await person.click(await screen.findByRole('link', { name: /^Easy view/ }));
    await waitFor(() => expect(data.view).toBe('easy'));
    await person.click(await screen.findByRole('link', { name: 'Something else' }));
    await press('Back to the full app');
    await heading('Hello, Rosa');
    await goBack();
    await heading('That is all for today');
    expect(data.view).toBeUndefined();
    await waitFor(() => expect(saved).toMatchObject([{ easyView: true }, { easyView: false }]));
  });

  it('follows the account on another device', async () => {
    delete data.view;
    visit('/', easy, ...aGarden([lily]).answers);
    await heading('That is all for today');
    await waitFor(() => expect(data.view).toBe('easy'));
  });

  it('comes along from the device when the account has chosen nothing yet', async () => {
    const { saved, answers } = anAccount(null);
    visit('/', easy, ...answers, ...aGarden([lily]).answers);
    await heading('That is all for today');
    await waitFor(() => expect(saved).toEqual([{ easyView: true }]));
  });

  it('is left without a network too, and saved with the next visit', async () => {
    const lost = anAccount(true, { isLost: true });
    const { unmount } = visit('/', easy, ...lost.answers, ...aGarden([lily]).answers);
    await press('Back to the full app');
    await heading('Hello, Rosa');
    await waitFor(() => expect(lost.saved).toHaveLength(1));
    unmount();
    const { saved, answers } = anAccount(true);
    visit('/', easy, ...answers, ...aGarden([lily]).answers);
    await heading('Hello, Rosa');
    await waitFor(() => expect(saved).toMatchObject([{ easyView: false }]));
    await heading('Hello, Rosa');
  });
});
