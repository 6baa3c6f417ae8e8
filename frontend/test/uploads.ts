import { http, HttpResponse } from 'msw';
import type { Account } from '../src/shared/api/api';

/** A person with a new account. */
export const rosa: Account = {
  id: '1',
  email: 'rosa@example.org',
  firstName: 'Rosa',
  lastName: 'Moss',
  profileImageUrl: null,
  isPremium: false,
  isAdmin: false,
  identificationsUsed: 0,
  timeZone: null,
  units: 'metric',
  easyView: null,
  language: null,
  emailVerifiedAt: null,
  entitlements: { identifications: 5, expertChat: false, community: false },
  unseenAnswerAt: null,
};

/** Handlers that take photos at upload links, and note the type of each. */
export const takesUploads = (uploads: string[]) => [
  http.post('*/api/uploads', () => HttpResponse.json({ uploadURL: '/api/uploads/1?expires=2&signature=3' })),
  http.put('*/api/uploads/1', ({ request }) => {
    const imageUrl = `/api/photos/1/${uploads.length}.webp`;
    uploads.push(request.headers.get('content-type') ?? '');
    return HttpResponse.json({ imageUrl }, { status: 201 });
  }),
];
