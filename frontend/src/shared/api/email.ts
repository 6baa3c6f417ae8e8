import { api } from './api';
import { generatedApi, type AccountDto } from './generated/email';

generatedApi.enhanceEndpoints<'reminders'>({
  endpoints: {
    sendVerification: { invalidatesTags: [] },
    // It answers the account, and changes what is said of reminders by email.
    verifyEmail: {
      invalidatesTags: ['reminders'],
      onQueryStarted: async (_link, { dispatch, queryFulfilled }) => {
        const account = await queryFulfilled.then(
          ({ data }: { data: AccountDto }) => data,
          () => undefined,
        );
        if (account) void dispatch(api.util.upsertQueryData('signedInUser', undefined, account));
      },
    },
  },
});

export { useSendVerificationMutation, useVerifyEmailMutation } from './generated/email';
