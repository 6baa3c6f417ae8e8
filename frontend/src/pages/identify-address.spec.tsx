import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import {
  answers,
  aPhoto,
  choose,
  ID,
  press,
  sent,
  serveIdentifications,
  server,
  visit,
} from '../../test/identify';
import { aRecord } from '../../test/identification-samples';
import { lily } from '../../test/plant-samples';

jest.mock('../shared/lib/photo/shrink', () => ({
  shrink: async () => new Blob(['small'], { type: 'image/jpeg' }),
}));
const judged = jest.fn(async (): Promise<string[]> => []);
jest.mock('../features/identify/photo/judge', () => ({ issuesOf: () => judged() }));

serveIdentifications();

describe('identifying a plant', () => {
  it('gives the answer an address, from which Back leads to the photos', async () => {
    answers(aRecord());
    await visit();
    await choose(aPhoto());
    await press('Identify Plant');
    await screen.findByRole('heading', { level: 2, name: 'Peace Lily' });
    expect(screen.getByText(`At /identify/${ID}`)).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Your photo of Peace Lily' })).toHaveAttribute(
      'src',
      'blob:photo',
    );
    await press('The browser’s Back');
    expect(await screen.findByRole('img', { name: 'Photo 1: lily.jpg' })).toBeInTheDocument();
    await press('Identify Plant');
    await screen.findByRole('heading', { level: 2, name: 'Peace Lily' });
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
    await press('Identify another plant');
    expect(screen.getByText('At /identify')).toBeInTheDocument();
    expect(screen.queryByRole('img', { name: 'Photo 1: lily.jpg' })).not.toBeInTheDocument();
  });

  it.each([
    ['', {}, 0],
    [
      ', and says if its name there is another',
      { commonName: 'Calla Lily', scientificName: 'Zantedeschia' },
      1,
    ],
  ])('leads to the plant that was added with this photo%s', async (_, names, buttons) => {
    const record = aRecord();
    const { imageUrl, result } = record;
    const added = { ...lily, imageUrl, scientificName: result!.plant!.scientificName, ...names };
    server.use(http.get('*/api/plants', () => HttpResponse.json([added])));
    answers(record);
    await visit();
    await choose(aPhoto());
    await press('Identify Plant');
    const link = await screen.findByRole('link', { name: 'See it in My Garden' });
    expect(link).toHaveAttribute('href', `/garden/${lily.id}`);
    expect(screen.queryAllByRole('button', { name: 'Add to My Garden' })).toHaveLength(buttons);
    expect(screen.queryAllByText(/^This plant is in My Garden as Calla Lily\./)).toHaveLength(buttons);
  });

  it.each([
    [['dark'], 'This photo is rather dark. Could you take it by a window?'],
    [['blurred'], 'This photo is blurred. Could you tap on the plant to focus, and hold still?'],
  ])('says that a photo is %j, and takes another one or this one', async (issues, words) => {
    judged.mockResolvedValueOnce(issues).mockResolvedValueOnce(issues);
    await visit();
    await choose(aPhoto('first.jpg'));
    expect(await screen.findByText(words)).toBeInTheDocument();
    await userEvent.upload(screen.getByTestId('take-another'), aPhoto('second.jpg'));
    expect(await screen.findByRole('img', { name: 'Photo 1: second.jpg' })).toBeInTheDocument();
    expect(screen.queryByRole('img', { name: /first/ })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Identify Plant' })).toBeEnabled();
    await userEvent.click(await screen.findByRole('button', { name: /^Use It Anyway/ }));
    expect(screen.queryByText(words)).not.toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Photo 1: second.jpg' })).toBeInTheDocument();
  });
});
