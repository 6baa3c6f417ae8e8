import { generatedApi } from './generated/billing';

generatedApi.enhanceEndpoints({
  endpoints: {
    confirmPayment: { invalidatesTags: ['auth', 'billing'] },
    createPaymentIntent: { invalidatesTags: [] },
    openCardPage: { invalidatesTags: [] },
    changeSubscription: { invalidatesTags: ['auth', 'billing'] },
    cancelSubscription: { invalidatesTags: ['auth', 'billing'] },
    resumeSubscription: { invalidatesTags: ['auth', 'billing'] },
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
  useResumeSubscriptionMutation,
} from './generated/billing';
export type { BillingDto, BillingSubscriptionDto, CheckoutDto } from './generated/billing';
