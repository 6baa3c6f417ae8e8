import { generatedApi, type AccountDto } from './generated';

export * from './generated';
export type { ApiError } from './base-api';

/** The signed-in user, as `GET /api/auth/user` answers. */
export type Account = AccountDto;

declare global {
  interface Window {
    /** The first question for the signed-in user, sent by public/start.js while the app was still loading. */
    earlySession?: Promise<Response | undefined>;
  }
}

/** The answer to the early question, once; undefined when it was not asked or got no answer. */
async function earlyAccount(): Promise<Account | null | undefined> {
  const asked = window.earlySession;
  window.earlySession = undefined;
  const answer = await asked;
  return answer && (answer.ok ? ((await answer.json()) as Account) : null);
}

/** Every call to the server. What the generator cannot know stands here. */
export const api = generatedApi.injectEndpoints({
  endpoints: (build) => ({
    /** Nobody (null) when the answer is a refusal, and also when there is no answer. */
    signedInUser: build.query<Account | null, void>({
      queryFn: async (_arg, _api, _options, call) => {
        const early = await earlyAccount().catch(() => undefined);
        if (early !== undefined) return { data: early };
        return { data: ((await call('/api/auth/user')).data as Account | undefined) ?? null };
      },
      providesTags: ['auth'],
    }),
  }),
});

export const { useSignedInUserQuery } = api;
