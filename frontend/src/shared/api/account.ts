import { rememberNewcomer } from '../lib/newcomer';
import { api } from './api';
import { generatedApi } from './generated/account';

const remember = ({ queryFulfilled }: { queryFulfilled: Promise<unknown> }, isNewcomer: boolean) =>
  queryFulfilled.then(
    () => rememberNewcomer(isNewcomer),
    () => undefined,
  );

generatedApi.enhanceEndpoints({
  endpoints: {
    // The page is loaded anew after these two; asking again before that would show the next page for a blink.
    // What grows in the garden of whoever logs in is not known here; a new one is empty.
    login: { invalidatesTags: [], onQueryStarted: (_who, call) => void remember(call, false) },
    register: { invalidatesTags: [], onQueryStarted: (_who, call) => void remember(call, true) },
    // It ends every session: nobody is signed in, and nobody needs to be asked for.
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
  },
});

export {
  useChangePasswordMutation,
  useCreateProfileUploadMutation,
  useForgotPasswordMutation,
  useLoginMutation,
  useRegisterMutation,
  useResetPasswordMutation,
  useSetProfilePictureMutation,
  useUpdateProfileMutation,
} from './generated/account';
