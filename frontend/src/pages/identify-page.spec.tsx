import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import {
  answers,
  aPhoto,
  choose,
  press,
  sent,
  serveIdentifications,
  server,
  toast,
  uploads,
  visit,
} from '../../test/identify';
import { DeviceStore } from '../../test/indexed-db';
import { withPremium } from '../../test/visit';
import { aRecord, aResult } from '../../test/identification-samples';

jest.mock('../shared/lib/photo/shrink', () => ({
  shrink: jest.fn(async (file: File) =>
    file.type.startsWith('image/') ? new Blob(['small'], { type: 'image/jpeg' }) : null,
  ),
}));

const refuses = (status: number, code: string, message: string) =>
  server.use(http.post('*/api/identify-plant', () => HttpResponse.json({ code, message }, { status })));

serveIdentifications();

describe('identifying a plant', () => {
  it('starts with two buttons, what is left, and how to take a photo', async () => {
    await visit({ identificationsUsed: 2 });
    expect(screen.getByText('Free Trial: 3 identifications remaining')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Upgrade Now' })).toHaveAttribute('href', '/premium');
    expect(screen.getByRole('button', { name: 'Select Image' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Upload Image' })).toBeInTheDocument();
    const tips = within(screen.getByRole('region', { name: 'Tips for a good photo' })).getAllByRole(
      'listitem',
    );
    expect(tips.map((tip) => tip.textContent)).toEqual([
      'Clear well-lit photos',
      'Include leaves or flowers',
      'Avoid blur or dark images',
      'Show the whole plant',
      'Use multiple angles',
    ]);
  });

  it('shows premium members no limit', async () => {
    await visit(withPremium);
    expect(screen.queryByText(/Free Trial/)).not.toBeInTheDocument();
  });

  it('takes several photos of one plant and suggests the next one', async () => {
    await visit();
    await choose(aPhoto('one.jpg'), aPhoto('two.jpg'));
    expect(await screen.findByRole('img', { name: 'Photo 2: two.jpg' })).toBeInTheDocument();
    expect(screen.getByText('Add a flower or a fruit, if it has one.')).toBeInTheDocument();
    await press('Remove photo 1');
    expect(screen.getAllByRole('img', { name: /^Photo/ })).toHaveLength(1);
  });

  it('shows the plant, its needs, its health, and refreshes what is left', async () => {
    answers(aRecord());
    await visit();
    await choose(aPhoto());
    await press('Identify Plant');
    expect(await screen.findByRole('heading', { level: 2, name: 'Peace Lily' })).toHaveFocus();
    for (const words of [
      'Spathiphyllum wallisii',
      'Quite sure',
      '82% confidence',
      'Easy to care for',
      'Weekly',
      'Medium indirect',
      'Healthy',
      '91 out of 100',
      'Leaflore’s own identifier',
    ])
      expect(screen.getByText(words)).toBeInTheDocument();
    expect(screen.getByText(/Listed by the ASPCA/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Add to My Garden' })).toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Share' })).toBeInTheDocument();
    await toast('Plant Identified!', 'Found: Peace Lily (4 identifications remaining)');
    expect(screen.getByText('Free Trial: 4 identifications remaining')).toBeInTheDocument();
    expect(sent).toHaveLength(1);
    expect(sent[0]!.prefer).toBe('respond-async');
    expect(uploads).toEqual(['image/jpeg']);
    expect(sent[0]).toMatchObject({ imageUrls: ['/api/photos/1/0.webp'] });
  });

  it.each([true, false])('mentions a second opinion, at the end if it agrees: %s', async (agrees) => {
    const calla = { commonName: 'Calla Lily', scientificName: 'Zantedeschia', confidence: 0.95 };
    answers(aRecord({ result: aResult({ secondOpinion: { provider: 'local', ...calla, agrees } }) }));
    await visit();
    await choose(aPhoto());
    await press('Identify Plant');
    const opinion = await screen.findByText(/^Second opinion: Leaflore’s own identifier/);
    const next = screen.getByRole('button', { name: 'Add to My Garden' });
    expect(opinion.compareDocumentPosition(next)).toBe(agrees ? 2 : 4); // 2: it comes before, 4: after
  });

  it('polls when the event stream breaks', async () => {
    answers(aRecord());
    server.use(
      http.get('*/api/identifications/:id/events', () => HttpResponse.error()),
      http.get('*/api/identifications/:id', () => HttpResponse.json(aRecord())),
    );
    await visit();
    await choose(aPhoto());
    await press('Identify Plant');
    expect(await screen.findByRole('heading', { name: 'Peace Lily' }, { timeout: 4000 })).toBeInTheDocument();
  });
});

describe('an answer that is not sure', () => {
  const unsure = aResult({ certainty: 'unsure', confidence: 0.4, advice: 'We are not sure. Compare them.' });

  it('says what kind of plant it is, where that is sure', async () => {
    const group = { name: 'a palm', confidence: 0.94 };
    const advice = 'This is a palm, but the photo doesn’t show which one. Compare these.';
    answers(aRecord({ result: { ...unsure, group, advice } }), 0);
    await visit();
    await choose(aPhoto());
    await press('Identify Plant');
    expect(await screen.findByRole('heading', { name: 'A palm' })).toHaveFocus();
    expect(screen.getByText(advice)).toBeInTheDocument();
    expect(screen.getByText('94% confidence')).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: /^It’s this one/ })).toHaveLength(3);
  });

  it('says what is most likely where one plant alone is left, and does not say beside it that we are not sure', async () => {
    const candidates = [{ ...unsure.candidates[0]!, confidence: 0.97 }];
    const advice = 'Most likely it is Peace Lily, but a photo alone can’t settle it.';
    answers(aRecord({ result: { ...unsure, candidates, advice: `We are not sure. ${advice}` } }), 0);
    await visit();
    await choose(aPhoto());
    await press('Identify Plant');
    expect(await screen.findByRole('heading', { name: 'Most likely Peace Lily' })).toHaveFocus();
    expect(screen.getByText(advice)).toBeInTheDocument();
  });

  it('shows three candidates instead of one name, until its owner chooses one', async () => {
    answers(aRecord({ result: unsure, counted: false }), 0);
    const calla = { ...unsure.plant!, commonName: 'Calla Lily', scientificName: 'Zantedeschia' };
    const feedback = { correct: false, scientificName: 'Zantedeschia', givenAt: '2026-11-21T10:01:00Z' };
    const corrected = aRecord({ result: { ...unsure, certainty: 'sure', plant: calla }, feedback });
    const given = jest.fn();
    server.use(
      http.post('*/api/identifications/:id/feedback', async ({ request }) => {
        given(await request.json());
        server.use(http.get('*/api/identifications/:id', () => HttpResponse.json(corrected)));
        return HttpResponse.json(corrected);
      }),
    );
    await visit();
    await choose(aPhoto());
    await press('Identify Plant');
    expect(await screen.findByRole('heading', { name: 'We are not sure' })).toHaveFocus();
    expect(screen.getAllByRole('button', { name: /^It’s this one/ })).toHaveLength(3);
    expect(screen.getByText('This didn’t use up an identification.')).toBeInTheDocument();
    expect(screen.queryByText('Plant Identified!')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Add to My Garden' })).not.toBeInTheDocument();

    await press('It’s this one: Calla Lily');
    expect(await screen.findByRole('heading', { level: 2, name: 'Calla Lily' })).toHaveFocus();
    expect(given).toHaveBeenCalledWith({ correct: false, scientificName: 'Zantedeschia' });
    expect(screen.getByText('Thank you for telling us which one it is.')).toBeInTheDocument();
    expect(screen.getByText('We had thought of Peace Lily (82%).')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'It’s this one: Peace Lily' })).toBeInTheDocument();
  });

  it('speaks of one plant where only one is likely', async () => {
    const result = { ...unsure, candidates: unsure.candidates.slice(0, 1) };
    answers(aRecord({ result }));
    await visit();
    await choose(aPhoto());
    await press('Identify Plant');
    expect(await screen.findByRole('heading', { name: 'It looks most like this' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Not this one?' })).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: /^It’s this one/ })).toHaveLength(1);
  });

  it('offers the library for a plant that is not known from photos', async () => {
    answers(aRecord({ result: { ...unsure, certainty: 'not-listed' } }));
    await visit();
    await choose(aPhoto());
    await press('Identify Plant');
    await screen.findByRole('heading', { name: 'We don’t recognise this plant' });
    expect(screen.getByRole('button', { name: 'Search the plant library' })).toBeInTheDocument();
  });

  it('says when it may not be a plant', async () => {
    const advice = 'This may not be a plant at all. This looks like Peace Lily.';
    answers(aRecord({ result: aResult({ mayNotBeAPlant: true, advice }) }));
    await visit();
    await choose(aPhoto());
    await press('Identify Plant');
    expect(await screen.findByText(advice)).toBeInTheDocument();
  });

  it('is not counted when there is no plant', async () => {
    const advice = 'We can’t see a plant in this photo. Go close.';
    answers(
      aRecord({
        result: aResult({ certainty: 'not-a-plant', plant: null, isPlant: false, advice }),
        counted: false,
      }),
      0,
    );
    await visit();
    await choose(aPhoto());
    await press('Identify Plant');
    expect(await screen.findByRole('heading', { name: 'We can’t see a plant here' })).toHaveFocus();
    expect(screen.getByText('This didn’t use up an identification.')).toBeInTheDocument();
    expect(screen.getByText('Free Trial: 5 identifications remaining')).toBeInTheDocument();
    await press('Try another photo');
    expect(screen.getByRole('button', { name: 'Upload Image' })).toBeInTheDocument();
  });
});

describe('an identification that fails', () => {
  it('keeps the photos and is the same one when it is repeated', async () => {
    answers(aRecord());
    let tries = 0;
    server.use(
      http.post('*/api/identify-plant', ({ request }) => {
        sent.push({ key: request.headers.get('idempotency-key'), prefer: null });
        return tries++ === 0 ? HttpResponse.error() : undefined;
      }),
    );
    await visit();
    await choose(aPhoto());
    await press('Identify Plant');
    await screen.findByRole('heading', { name: 'We couldn’t reach the server' });
    await toast('Identification Failed', 'Failed to identify plant');
    expect(screen.getByRole('img', { name: 'Photo 1: lily.jpg' })).toBeInTheDocument();
    await press('Try Again');
    await screen.findByRole('heading', { name: 'Peace Lily' });
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
    expect(uploads).toHaveLength(1);
  });

  it('is the same one, with the same photo, when it is repeated after a reload', async () => {
    Object.assign(globalThis, { indexedDB: new DeviceStore() });
    const urls: unknown[] = [];
    answers(aRecord());
    server.use(
      http.post('*/api/identify-plant', async ({ request }) => {
        const { imageUrls } = (await request.clone().json()) as { imageUrls: string[] };
        sent.push({ key: request.headers.get('idempotency-key'), prefer: null });
        return urls.push(imageUrls) === 1 ? HttpResponse.error() : undefined;
      }),
    );
    const { unmount } = await visit();
    await choose(aPhoto());
    await press('Identify Plant');
    await screen.findByRole('heading', { name: 'We couldn’t reach the server' });
    unmount();
    await visit();
    expect(await screen.findByRole('img', { name: 'Photo 1: lily.jpg' })).toBeInTheDocument();
    await press('Identify Plant');
    await screen.findByRole('heading', { name: 'Peace Lily' });
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
    expect(uploads).toHaveLength(1);
    expect(urls[1]).toEqual(urls[0]);
    Reflect.deleteProperty(globalThis, 'indexedDB');
  });

  it('says why the identifier failed, and the next attempt is a new one', async () => {
    const failure = { code: 'identifier-too-slow', message: 'The identification service took too long.' };
    answers(aRecord({ state: 'released', result: null, failure }), 0);
    await visit();
    await choose(aPhoto());
    await press('Identify Plant');
    await toast('Identification Failed', failure.message);
    await press('Try Again');
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]!.imageUrls).toEqual(aRecord().imageUrls);
    expect(sent[0]!.key).not.toBe(sent[1]!.key);
  });

  it('is refused when the last free one was used elsewhere', async () => {
    refuses(402, 'trial-limit-reached', 'Trial limit reached');
    await visit({ identificationsUsed: 4 });
    await choose(aPhoto());
    await press('Identify Plant');
    await toast('Trial Limit Reached', 'Please upgrade to premium for unlimited plant identifications.');
    expect(
      screen.getByRole('heading', { name: 'Your free identifications are used up' }),
    ).toBeInTheDocument();
  });

  it('says calmly what stays free when none is left', async () => {
    await visit({ identificationsUsed: 5 });
    expect(screen.getByText('Free Trial: 0 identifications remaining')).toBeInTheDocument();
    expect(
      screen.getByRole('heading', { name: 'You have used your five free identifications' }),
    ).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Upload Image' })).not.toBeInTheDocument();
  });

  it('waits with the photos while there is no connection', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await visit();
    await choose(aPhoto());
    expect(screen.getByText('Your photos are waiting')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Identify Plant' })).toBeDisabled();
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.getByRole('button', { name: 'Identify Plant' })).toBeEnabled();
    online.mockRestore();
  });

  it('says which file is not a photo', async () => {
    await visit();
    // jsdom's files cannot be read as bytes.
    const arrayBuffer = async () => new TextEncoder().encode('%PDF-1.7').buffer;
    const letter = Object.assign(new File(['%PDF-1.7'], 'letter.pdf'), { arrayBuffer });
    const upload = userEvent.setup({ applyAccept: false });
    await upload.upload(screen.getByTestId('upload-image'), letter);
    await toast('Identification Failed', 'Failed to read file');
    expect(screen.getByText(/letter.pdf cannot be read/)).toBeInTheDocument();
  });
});
