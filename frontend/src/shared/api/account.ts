import { rememberNewcomer } from '../lib/newcomer';
import { api } from './api';
import { generatedApi, type AccountDto } from './generated/account';

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
    updateProfile: { invalidatesTags: ['auth'] },
    // It signs out the other devices.
    changePassword: { invalidatesTags: ['devices'] },
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

export {
  useChangePasswordMutation,
  useCreateProfileUploadMutation,
  useForgotPasswordMutation,
  useListDevicesQuery,
  useLoginMutation,
  useRegisterMutation,
  useResetPasswordMutation,
  useSendVerificationMutation,
  useSetProfilePictureMutation,
  useSignOutDeviceMutation,
  useSignOutOthersMutation,
  useUpdateProfileMutation,
  useVerifyEmailMutation,
} from './generated/account';
