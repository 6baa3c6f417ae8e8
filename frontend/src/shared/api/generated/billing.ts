import { baseApi as api } from '../base-api';
export const addTagTypes = ['billing'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      createPaymentIntent: build.mutation<CreatePaymentIntentApiResponse, CreatePaymentIntentApiArg>({
        query: (queryArg) => ({ url: `/api/create-payment-intent`, method: 'POST', body: queryArg.planDto }),
        invalidatesTags: ['billing'],
      }),
      confirmPayment: build.mutation<ConfirmPaymentApiResponse, ConfirmPaymentApiArg>({
        query: (queryArg) => ({ url: `/api/payment-success`, method: 'POST', body: queryArg.paymentDto }),
        invalidatesTags: ['billing'],
      }),
      getSubscription: build.query<GetSubscriptionApiResponse, GetSubscriptionApiArg>({
        query: () => ({ url: `/api/billing/subscription` }),
        providesTags: ['billing'],
      }),
      cancelSubscription: build.mutation<CancelSubscriptionApiResponse, CancelSubscriptionApiArg>({
        query: () => ({ url: `/api/billing/subscription`, method: 'DELETE' }),
        invalidatesTags: ['billing'],
      }),
      changeSubscription: build.mutation<ChangeSubscriptionApiResponse, ChangeSubscriptionApiArg>({
        query: (queryArg) => ({ url: `/api/billing/subscription`, method: 'PATCH', body: queryArg.planDto }),
        invalidatesTags: ['billing'],
      }),
      resumeSubscription: build.mutation<ResumeSubscriptionApiResponse, ResumeSubscriptionApiArg>({
        query: () => ({ url: `/api/billing/subscription/resume`, method: 'POST' }),
        invalidatesTags: ['billing'],
      }),
      previewPlanChange: build.query<PreviewPlanChangeApiResponse, PreviewPlanChangeApiArg>({
        query: (queryArg) => ({
          url: `/api/billing/plan-change`,
          params: {
            plan: queryArg.plan,
          },
        }),
        providesTags: ['billing'],
      }),
      listInvoices: build.query<ListInvoicesApiResponse, ListInvoicesApiArg>({
        query: () => ({ url: `/api/billing/invoices` }),
        providesTags: ['billing'],
      }),
      openCardPage: build.mutation<OpenCardPageApiResponse, OpenCardPageApiArg>({
        query: () => ({ url: `/api/billing/card-page`, method: 'POST' }),
        invalidatesTags: ['billing'],
      }),
      takeEvent: build.mutation<TakeEventApiResponse, TakeEventApiArg>({
        query: (queryArg) => ({
          url: `/api/stripe/webhook`,
          method: 'POST',
          headers: {
            'Stripe-Signature': queryArg['Stripe-Signature'],
          },
        }),
        invalidatesTags: ['billing'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as generatedApi };
export type CreatePaymentIntentApiResponse =
  /** status 200 Begins a subscription: what the browser pays its first invoice with */ CheckoutDto;
export type CreatePaymentIntentApiArg = {
  planDto: PlanDto;
};
export type ConfirmPaymentApiResponse =
  /** status 200 The account is upgraded, as Stripe says that it is paid */ BillingDto;
export type ConfirmPaymentApiArg = {
  paymentDto: PaymentDto;
};
export type GetSubscriptionApiResponse =
  /** status 200 Whether you have premium, by what right, and what it costs */ BillingDto;
export type GetSubscriptionApiArg = void;
export type CancelSubscriptionApiResponse =
  /** status 200 Cancels: premium stays until the end of the time that is paid for; what is owed ends at once */ BillingDto;
export type CancelSubscriptionApiArg = void;
export type ChangeSubscriptionApiResponse =
  /** status 200 Changes the plan; the difference is charged at once, or nothing changes */ BillingDto;
export type ChangeSubscriptionApiArg = {
  planDto: PlanDto;
};
export type ResumeSubscriptionApiResponse =
  /** status 200 Takes a cancellation back before it has taken effect */ BillingDto;
export type ResumeSubscriptionApiArg = void;
export type PreviewPlanChangeApiResponse =
  /** status 200 What a change of the plan charges now, and what it leaves for later; nothing changes */ PlanChangeDto;
export type PreviewPlanChangeApiArg = {
  plan: 'monthly' | 'annual';
};
export type ListInvoicesApiResponse = /** status 200 Your invoices, newest first, at most 100 */ InvoiceDto[];
export type ListInvoicesApiArg = void;
export type OpenCardPageApiResponse =
  /** status 200 A page of Stripe where you can change your card */ CardPageDto;
export type OpenCardPageApiArg = void;
export type TakeEventApiResponse = unknown;
export type TakeEventApiArg = {
  'Stripe-Signature'?: string;
};
export type CheckoutDto = {
  /** With which the browser pays at Stripe */
  clientSecret: string;
  /** In cents */
  amount: number;
  currency: string;
  plan: 'monthly' | 'annual';
};
export type FieldErrorDto = {
  field: string;
  message: string;
};
export type ProblemDto = {
  /** A relative address that stands for the code */
  type: string;
  title: string;
  /** The same as the status of the answer */
  status: number;
  /** What a client compares */
  code: string;
  /** What a person reads */
  message: string;
  /** The same id stands in the log */
  requestId: string;
  /** A sentence for each field that is not right */
  errors?: FieldErrorDto[];
};
export type PlanDto = {
  plan: 'monthly' | 'annual';
};
export type PriceDto = {
  plan: 'monthly' | 'annual';
  /** In cents */
  amount: number;
  currency: string;
};
export type GrantDto = {
  /** The last day; null without an end */
  until: string | null;
};
export type BillingSubscriptionDto = {
  plan: ('monthly' | 'annual' | null) | ('monthly' | 'annual' | null);
  /** Of Stripe */
  status: string;
  /** When it is renewed, or ends */
  currentPeriodEnd: string;
  /** It ends then; until then that can be taken back */
  cancelAtPeriodEnd: boolean;
  /** The money for the time that runs went back, or is disputed: there is no premium for it */
  isReturned: boolean;
  /** A page of Stripe where the open invoice is paid, while one is owed */
  payUrl: string | null;
};
export type BillingDto = {
  /** Whether this server takes payments */
  isSetUp: boolean;
  /** With which the browser speaks to Stripe */
  publishableKey: string | null;
  prices: PriceDto[];
  isPremium: boolean;
  /** Premium that an admin has given */
  grant?: GrantDto | null;
  /** Why money went back, while that explains something: `refunded` or `disputed` until there is another subscription, `charged-twice` for 30 days after a second subscription was ended and refunded */
  moneyBack:
    ('refunded' | 'disputed' | 'charged-twice' | null) | ('refunded' | 'disputed' | 'charged-twice' | null);
  subscription?: BillingSubscriptionDto | null;
};
export type PaymentDto = {
  /** Of Stripe */
  paymentIntentId: string;
};
export type PlanChangeDto = {
  plan: 'monthly' | 'annual';
  /** What is charged at once, in cents; 0 where enough is left of the old plan */
  amount: number;
  currency: string;
  /** What is left for the next payments, in cents */
  credit: number;
  /** When the new plan is renewed */
  renewsAt: string;
};
export type InvoiceDto = {
  id: string;
  number: string | null;
  createdAt: string;
  /** In cents */
  amount: number;
  currency: string;
  status: string;
  /** Where Stripe shows it */
  url: string | null;
};
export type CardPageDto = {
  /** A page of Stripe where the card can be changed */
  url: string;
};
export const {
  useCreatePaymentIntentMutation,
  useConfirmPaymentMutation,
  useGetSubscriptionQuery,
  useCancelSubscriptionMutation,
  useChangeSubscriptionMutation,
  useResumeSubscriptionMutation,
  usePreviewPlanChangeQuery,
  useListInvoicesQuery,
  useOpenCardPageMutation,
  useTakeEventMutation,
} = injectedRtkApi;
