import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { anEntry, lily } from '../../../test/plant-samples';
import { rosa, visit, withServer } from '../../../test/visit';

withServer();
const otto = { id: 'otto', ownerName: 'Otto', may: 'tick' as const, timeZone: 'UTC' };

/** Rosa at the peace lily of Otto. */
const visitLily = (entries: object[] = []) =>
  visit(
    `/household/otto/${lily.id}`,
    { ...rosa, timeZone: 'UTC' },
    http.get('*/api/household', () => HttpResponse.json({ members: [], invitations: [], gardens: [otto] })),
    http.get('*/api/plants', () => HttpResponse.json([])),
    http.get('*/api/plants/:id', () => HttpResponse.json({ ...lily, status: 'healthy' })),
    http.get('*/api/plants/:id/schedule', () => HttpResponse.json([])),
    http.get('*/api/plants/:id/journal', () => HttpResponse.json(entries)),
    http.get('*/api/today', () => HttpResponse.json({ due: [], done: [] })),
  );

describe('a plant in the garden of another person', () => {
  it('names the tab of the browser, as the garden does', async () => {
    visitLily();
    await waitFor(() => expect(document.title).toBe('Peace Lily · Leaflore'));
    await userEvent.click(screen.getByRole('link', { name: 'Otto’s garden' }));
    await waitFor(() => expect(document.title).toBe('Otto’s garden · Leaflore'));
  });

  it('shows the photos of its journal, which open large', async () => {
    const entry = {
      ...anEntry('1'),
      content: 'A new photo.',
      imageUrl: '/api/photos/otto/1.webp',
      by: 'Otto',
    };
    visitLily([entry]);
    const photo = await screen.findByRole('button', { name: /^Peace Lily on .*: show it large$/ });
    expect(photo.querySelector('img')).toHaveAttribute('src', '/api/photos/otto/1.small.webp');
    await userEvent.click(photo);
    const large = within(await screen.findByRole('dialog')).getByRole('img', { name: /^Peace Lily on / });
    expect(large).toHaveAttribute('src', '/api/photos/otto/1.webp');
  });
});
