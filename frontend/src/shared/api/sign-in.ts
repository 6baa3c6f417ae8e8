import { generatedApi as signInApi } from './generated/sign-in';

signInApi.enhanceEndpoints({
  // They change nothing that is shown. The question for the password does not ask that question.
  endpoints: {
    confirm: { invalidatesTags: [], extraOptions: { isQuiet: true } },
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
