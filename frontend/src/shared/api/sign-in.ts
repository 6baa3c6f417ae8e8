import { generatedApi as signInApi } from './generated/sign-in';

signInApi.enhanceEndpoints({
  // They change nothing that is shown.
  endpoints: {
    confirm: { invalidatesTags: [] },
    beginTwoStep: { invalidatesTags: [] },
    askForPasskey: { invalidatesTags: [] },
  },
});

export { signInApi };
export {
  useAddPasskeyMutation,
  useAskForPasskeyMutation,
  useBeginTwoStepMutation,
  useDisableTwoStepMutation,
  useEnableTwoStepMutation,
  useGetSignInQuery,
  useRemovePasskeyMutation,
  useRenewRecoveryCodesMutation,
} from './generated/sign-in';
export type { NewTwoStepDto, PasskeyDto } from './generated/sign-in';
