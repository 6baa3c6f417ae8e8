import { rememberNewcomer } from '../lib/newcomer';
import { api, type Account } from './api';
import { generatedApi } from './generated/account';

const remember = ({ queryFulfilled }: { queryFulfilled: Promise<unknown> }, isNewcomer: boolean) =>
  queryFulfilled.then(
    () => rememberNewcomer(isNewcomer),
    () => undefined,
  );

generatedApi.enhanceEndpoints({
  endpoints: {
    // The page is reloaded after these two; refetching before that would flash the next page.
    // Whether the garden of the next member is empty is not known here; a new one is.
    login: { invalidatesTags: [], onQueryStarted: (_who, call) => void remember(call, false) },
    askForLogin: { invalidatesTags: [] },
    loginWithPasskey: { invalidatesTags: [], onQueryStarted: (_who, call) => void remember(call, false) },
    register: { invalidatesTags: [], onQueryStarted: (_who, call) => void remember(call, true) },
    // It ends every session, so there is nothing to refetch.
    resetPassword: {
      invalidatesTags: [],
      onQueryStarted: async (_request, { dispatch, queryFulfilled }) => {
        const isDone = await queryFulfilled.then(
          () => true,
          () => false,
        );
        if (isDone) void dispatch(api.util.upsertQueryData('signedInUser', undefined, null));
      },
    },
    // Without an answer there is nothing new; asking who is signed in would then find nobody.
    updateProfile: {
      invalidatesTags: (_answer, error) => (error ? [] : ['auth']),
      onQueryStarted: ({ updateProfileDto: { easyView } }, { dispatch }) => {
        if (easyView === undefined) return;
        const change = (account: Account | null) => account && { ...account, easyView };
        dispatch(api.util.updateQueryData('signedInUser', undefined, change));
      },
    },
    // It signs out the other devices.
    changePassword: { invalidatesTags: ['devices'] as never },
  },
});

/** Saves whether Easy view is on. The names stay away: one of before, which would be refused now, would keep it from being saved. */
export const saveEasyView = (easyView: boolean) =>
  generatedApi.endpoints.updateProfile.initiate({ updateProfileDto: { easyView } });

/** Saves the language, as Easy view is saved. */
export const saveLanguage = (language: NonNullable<Account['language']>) =>
  generatedApi.endpoints.updateProfile.initiate({ updateProfileDto: { language } });

export { generatedApi as accountApi };

export {
  useAskForLoginMutation,
  useChangePasswordMutation,
  useCreateProfileUploadMutation,
  useCreateUploadMutation,
  useForgotPasswordMutation,
  useLoginMutation,
  useLoginWithPasskeyMutation,
  useRegisterMutation,
  useResetPasswordMutation,
  useSetProfilePictureMutation,
  useUpdateProfileMutation,
} from './generated/account';
