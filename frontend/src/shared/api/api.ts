import { gardenApi } from './garden';
import type { AccountDto } from './generated/account';
import type { RemindersDto } from './generated/garden';

export * from './generated/garden';
export { useGardenPlants, useGardenPlantsQuery } from './garden';
export type { ApiError } from './base-api';
export type * from './generated/account';
export type * from './generated/admin';
export type * from './generated/identification';
export type { DeviceSightingDto, KnownPlantsDto } from './generated/on-device';
export type * from './generated/journal';
export type * from './generated/data-transfer';
export type * from './generated/contact';
export type * from './generated/community';
/** @public Every generated file exports these names, and `export *` needs to know which of them is meant. */
export { addTagTypes, generatedApi } from './generated/garden';
/** @public As above. */
export type { FieldErrorDto, PetToxicityDto, ProblemDto } from './generated/garden';
/** @public As above. */
export type { MessageDto } from './generated/account';

/** The signed-in user, as `GET /api/auth/user` answers. */
export type Account = AccountDto;

interface Kept {
  dispatch: (action: never) => unknown;
  queryFulfilled: Promise<{ data: RemindersDto }>;
}

/** Updates the cached settings with the answer, instead of refetching them. */
async function keepReminders(_request: unknown, { dispatch, queryFulfilled }: Kept): Promise<void> {
  const kept = await queryFulfilled.catch(() => undefined);
  if (kept) dispatch(api.util.upsertQueryData('getReminders', undefined, kept.data) as never);
}

/**
 * The calls of the pages that members open first; calls of other pages are in the files next to this one. Here and
 * there an endpoint is added or adjusted by hand.
 */
export const api = gardenApi.injectEndpoints({
  endpoints: (build) => ({
    /** Null when the answer is a refusal, and also when there is no answer. */
    signedInUser: build.query<Account | null, void>({
      queryFn: async (_arg, _api, _options, call) => ({
        data: ((await call('/api/auth/user')).data as Account | undefined) ?? null,
      }),
      providesTags: ['auth'],
    }),
  }),
});

api.enhanceEndpoints({
  endpoints: {
    // They answer the new settings, and may also change the account's time zone.
    updateReminders: { invalidatesTags: ['auth'], onQueryStarted: keepReminders },
    renewCalendar: { invalidatesTags: [], onQueryStarted: keepReminders },
    removeCalendar: { invalidatesTags: [], onQueryStarted: keepReminders },
    testReminders: { invalidatesTags: [] },
    lookAtReminderLink: { providesTags: [] },
    followReminderLink: { invalidatesTags: ['care', 'garden', 'reminders'] },
  },
});

export const { useSignedInUserQuery } = api;
