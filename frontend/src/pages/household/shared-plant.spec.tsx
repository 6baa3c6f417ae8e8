import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { anEntry, lily } from '../../../test/plant-samples';
import { rosa, visit, withServer } from '../../../test/visit';

withServer();
const otto = { id: 'otto', ownerName: 'Otto', may: 'tick' as const, timeZone: 'UTC' };

describe('a plant in the garden of another person', () => {
  it('shows the photos of its journal, which open large', async () => {
    const entry = {
      ...anEntry('1'),
      content: 'A new photo.',
      imageUrl: '/api/photos/otto/1.webp',
      by: 'Otto',
    };
    visit(
      `/household/otto/${lily.id}`,
      { ...rosa, timeZone: 'UTC' },
      http.get('*/api/household', () => HttpResponse.json({ members: [], invitations: [], gardens: [otto] })),
      http.get('*/api/plants/:id', () => HttpResponse.json({ ...lily, status: 'healthy' })),
      http.get('*/api/plants/:id/schedule', () => HttpResponse.json([])),
      http.get('*/api/plants/:id/journal', () => HttpResponse.json([entry])),
    );
    const photo = await screen.findByRole('button', { name: /^Peace Lily on .*: show it large$/ });
    expect(photo.querySelector('img')).toHaveAttribute('src', '/api/photos/otto/1.small.webp');
    await userEvent.click(photo);
    const large = within(await screen.findByRole('dialog')).getByRole('img', { name: /^Peace Lily on / });
    expect(large).toHaveAttribute('src', '/api/photos/otto/1.webp');
  });
});
