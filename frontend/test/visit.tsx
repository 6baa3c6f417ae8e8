import { render } from '@testing-library/react';
import { http, HttpResponse, type RequestHandler } from 'msw';
import { setupServer } from 'msw/node';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { Router } from '../src/app/router';
import { makeStore } from '../src/app/store';
import type { Account, LibraryPlantDto, RemindersDto } from '../src/shared/api/api';
import { Toaster } from '../src/shared/toast/toaster';

/** The server of a screen test; unknown calls fail the test. */
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
};

/** An answer as the API gives it when something is wrong. */
export const problem = (status: number, code: string, message: string, more: object = {}) =>
  HttpResponse.json({ status, code, message, ...more }, { status });

/** `GET /api/auth/user` as a member or, without one, as a visitor sees it. */
export const session = (account?: Account) =>
  http.get('*/api/auth/user', () =>
    account ? HttpResponse.json(account) : problem(401, 'authentication-required', 'Authentication required'),
  );

/** Reminders as they are before anybody has turned them on. */
export const noReminders: RemindersDto = {
  enabled: false,
  hour: 9,
  timeZone: null,
  nextAt: null,
  email: true,
  emailAddress: rosa.email,
  isEmailDelivered: true,
  pushPublicKey: 'B'.repeat(87),
  devices: [],
  calendarUrl: null,
};

/** A garden in which nothing grows yet, and nothing that was taken out or brought in. */
const emptyGarden = [
  http.get('*/api/reminders', () => HttpResponse.json(noReminders)),
  http.get('*/api/plants', () => HttpResponse.json([])),
  http.get('*/api/account/exports', () => HttpResponse.json([])),
  http.get('*/api/account/imports', () => HttpResponse.json([])),
  http.get('*/api/care/today', () => HttpResponse.json({ date: '2026-11-21', due: [], done: [], next: [] })),
];

/** Opens the app at an address, with what the server answers, an empty garden where nothing else is said; the member is signed in where one is given. */
export function visit(path: string, account: Account | undefined, ...answers: RequestHandler[]) {
  server.use(...answers, session(account), ...emptyGarden);
  return render(
    <Provider store={makeStore()}>
      <MemoryRouter initialEntries={[path]}>
        <Router />
        <Toaster />
      </MemoryRouter>
    </Provider>,
  );
}

/** A plant of the library. */
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
  ...more,
});
