import { act, render } from '@testing-library/react';
import { http, HttpResponse, type RequestHandler } from 'msw';
import { setupServer } from 'msw/node';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation, useNavigate, type NavigateFunction } from 'react-router-dom';
import { Router } from '../src/app/router';
import { makeStore } from '../src/app/store';
import type { Account, LibraryPlantDto, RemindersDto } from '../src/shared/api/api';
import { Toaster } from '../src/shared/toast/toaster';

/** The mock server of a screen test; an unexpected request fails the test. */
export const server = setupServer();

/** Starts and stops the server around the tests of a file. */
export function withServer() {
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
}

export const rosa: Account = {
  id: '7f1f0d3e-3a2b-4a55-9f57-0d2a5f3f6a01',
  email: 'rosa@example.org',
  firstName: 'Rosa',
  lastName: 'Moss',
  profileImageUrl: null,
  isPremium: false,
  isAdmin: false,
  identificationsUsed: 2,
  timeZone: null,
  units: 'metric',
  easyView: null,
  language: null,
  emailVerifiedAt: '2026-05-04T10:00:00.000Z',
  entitlements: { identifications: 5, expertChat: false, community: false },
  unseenAnswerAt: null,
};

/** What the server says of a member with premium. */
export const withPremium = {
  isPremium: true,
  entitlements: { identifications: null, expertChat: true, community: true },
};

/** An error as the API answers it. */
export const problem = (status: number, code: string, message: string, more: object = {}) =>
  HttpResponse.json({ status, code, message, ...more }, { status });

/** `GET /api/auth/user` for a member or, without an account, for a visitor. */
export const session = (account?: Account) =>
  http.get('*/api/auth/user', () =>
    account ? HttpResponse.json(account) : problem(401, 'authentication-required', 'Authentication required'),
  );

/** Reminder settings of a new account. */
export const noReminders: RemindersDto = {
  enabled: false,
  hour: 9,
  timeZone: null,
  nextAt: null,
  email: true,
  emailAddress: rosa.email,
  isEmailConfirmed: true,
  isEmailDelivered: true,
  pushPublicKey: 'B'.repeat(87),
  devices: [],
  calendarUrl: null,
  isCalendarRevoked: false,
};

/** An empty garden, without exports or imports. */
const emptyGarden = [
  http.get('*/api/reminders', () => HttpResponse.json(noReminders)),
  http.get('*/api/account/devices', () => HttpResponse.json([])),
  http.get('*/api/account/sign-in', () =>
    HttpResponse.json({
      twoStep: { isOn: false, recoveryCodesLeft: 0 },
      arePasskeysAvailable: true,
      passkeys: [],
    }),
  ),
  http.get('*/api/account/learning-consent', () => HttpResponse.json({ givenAt: null })),
  http.get('*/api/plants', () => HttpResponse.json([])),
  http.get('*/api/account/exports', () => HttpResponse.json([])),
  http.get('*/api/account/imports', () => HttpResponse.json([])),
  http.get('*/api/garden/year', ({ request }) =>
    HttpResponse.json({ month: new URL(request.url).searchParams.get('month'), parts: [], tips: [] }),
  ),
  http.get('*/api/plants/:id/year', () =>
    HttpResponse.json({ rest: [], feed: [], repot: [], prune: [], flower: [] }),
  ),
  http.get('*/api/care/today', () =>
    HttpResponse.json({ date: '2026-11-21', due: [], putOff: [], done: [], next: [] }),
  ),
];

/**
 * Renders the app at an address for a member, or for a visitor if there is no account. `answers` override those of an
 * empty garden.
 */
export function visit(path: string, account: Account | undefined, ...answers: RequestHandler[]) {
  server.use(...answers, session(account), ...emptyGarden);
  return render(
    <Provider store={makeStore()}>
      <MemoryRouter initialEntries={[path]}>
        <Browser />
        <Router />
        <Toaster />
      </MemoryRouter>
    </Provider>,
  );
}

let navigate: NavigateFunction | undefined;
let shown = '';

/** The browser around the app. */
function Browser() {
  const { pathname, search } = useLocation();
  navigate = useNavigate();
  shown = pathname + search;
  return null;
}

/** The browser's Back. */
export const goBack = () => act(async () => void navigate?.(-1));

/** What the browser shows as the address. */
export const address = () => shown;

/** A library plant with defaults. */
export const libraryPlant = (commonName: string, more: Partial<LibraryPlantDto> = {}): LibraryPlantDto => ({
  id: `id of ${commonName}`,
  slug: commonName.toLowerCase().replaceAll(' ', '-'),
  commonName,
  scientificName: 'Crassula ovata',
  rank: 'species',
  family: 'Crassulaceae',
  otherNames: [],
  description: 'A sturdy little tree.',
  imageUrl: '/drawings/jade-plant.svg',
  category: 'succulents',
  kind: 'succulent',
  waterNeeds: 'Bi-weekly',
  waterIntervalDays: 14,
  winterIntervalDays: 30,
  lightNeeds: 'Bright direct',
  soilType: 'Gritty cactus compost',
  careInstructions: 'Water when the compost is dry all through.',
  difficulty: 'easy',
  temperatureC: [10, 28],
  humidity: 'low',
  petToxicity: {
    level: 'toxic',
    animals: ['cats', 'dogs'],
    source: 'https://www.aspca.org/jade-plant',
    basis: 'Listed by the ASPCA as toxic to cats and dogs.',
  },
  care: {
    oftenWatered: 'Every 2 weeks',
    water: 'Every 2 weeks, every month in winter.',
    feed: 'Every 2 months from mid-spring to early autumn.',
    repot: 'Every 2 years in spring.',
    prune: null,
  },
  ...more,
});
