export {
  useConfirmSubscriptionMutation,
  useListIssuesQuery,
  useLookAtConfirmationQuery,
  useLookAtUnsubscriptionQuery,
  usePreviewIssueQuery,
  useSendContactMessageMutation,
  useSendIssueMutation,
  useSubscribeMutation,
  useUnsubscribeMutation,
} from './generated/contact';
