import { generatedApi } from './generated/billing';

/**
 * After a change the account is fetched again too. After a failure only the plan is: nobody knows what took effect, and an account
 * that cannot be fetched counts as signed out.
 */
const changed = (answer: unknown): ('auth' | 'billing')[] => (answer ? ['auth', 'billing'] : ['billing']);

generatedApi.enhanceEndpoints({
  endpoints: {
    confirmPayment: { invalidatesTags: changed },
    // Refused for those who have subscribed in another window.
    createPaymentIntent: {
      invalidatesTags: (_, error) => (error?.status === 409 ? ['auth', 'billing'] : []),
    },
    // Asked each time, as it changes with the hour.
    previewPlanChange: { providesTags: [] },
    openCardPage: { invalidatesTags: [] },
    changeSubscription: { invalidatesTags: changed },
    cancelSubscription: { invalidatesTags: changed },
    resumeSubscription: { invalidatesTags: changed },
  },
});

export {
  useCancelSubscriptionMutation,
  useChangeSubscriptionMutation,
  useConfirmPaymentMutation,
  useCreatePaymentIntentMutation,
  useGetSubscriptionQuery,
  useListInvoicesQuery,
  useOpenCardPageMutation,
  usePreviewPlanChangeQuery,
  useResumeSubscriptionMutation,
} from './generated/billing';
export type { BillingDto, BillingSubscriptionDto, CheckoutDto, PlanChangeDto } from './generated/billing';
