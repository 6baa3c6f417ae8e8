export {
  useGetLearningConsentQuery,
  useGiveLearningConsentMutation,
  useWithdrawLearningConsentMutation,
} from './generated/learning';
