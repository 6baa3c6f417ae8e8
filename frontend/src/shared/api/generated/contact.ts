import { baseApi as api } from '../base-api';
export const addTagTypes = ['contact', 'newsletter'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      sendContactMessage: build.mutation<SendContactMessageApiResponse, SendContactMessageApiArg>({
        query: (queryArg) => ({
          url: `/api/contact`,
          method: 'POST',
          body: queryArg.contactDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['contact'],
      }),
      listIssues: build.query<ListIssuesApiResponse, ListIssuesApiArg>({
        query: () => ({ url: `/api/admin/newsletter/issues` }),
        providesTags: ['newsletter'],
      }),
      sendIssue: build.mutation<SendIssueApiResponse, SendIssueApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/newsletter/issues`,
          method: 'POST',
          body: queryArg.issueMonthDto,
        }),
        invalidatesTags: ['newsletter'],
      }),
      previewIssue: build.query<PreviewIssueApiResponse, PreviewIssueApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/newsletter/issues/preview`,
          params: {
            month: queryArg.month,
          },
        }),
        providesTags: ['newsletter'],
      }),
      subscribe: build.mutation<SubscribeApiResponse, SubscribeApiArg>({
        query: (queryArg) => ({ url: `/api/newsletter`, method: 'POST', body: queryArg.subscribeDto }),
        invalidatesTags: ['newsletter'],
      }),
      lookAtConfirmation: build.query<LookAtConfirmationApiResponse, LookAtConfirmationApiArg>({
        query: (queryArg) => ({
          url: `/api/newsletter/confirm`,
          params: {
            token: queryArg.token,
          },
        }),
        providesTags: ['newsletter'],
      }),
      confirmSubscription: build.mutation<ConfirmSubscriptionApiResponse, ConfirmSubscriptionApiArg>({
        query: (queryArg) => ({
          url: `/api/newsletter/confirm`,
          method: 'POST',
          body: queryArg.newsletterLinkDto,
        }),
        invalidatesTags: ['newsletter'],
      }),
      lookAtUnsubscription: build.query<LookAtUnsubscriptionApiResponse, LookAtUnsubscriptionApiArg>({
        query: (queryArg) => ({
          url: `/api/newsletter/unsubscribe`,
          params: {
            token: queryArg.token,
          },
        }),
        providesTags: ['newsletter'],
      }),
      unsubscribe: build.mutation<UnsubscribeApiResponse, UnsubscribeApiArg>({
        query: (queryArg) => ({
          url: `/api/newsletter/unsubscribe`,
          method: 'POST',
          body: queryArg.newsletterLinkDto,
        }),
        invalidatesTags: ['newsletter'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as generatedApi };
export type SendContactMessageApiResponse = /** status 201 Sends a message to the team */ MessageDto;
export type SendContactMessageApiArg = {
  /** The same key is the same action: a repeat changes nothing */
  'Idempotency-Key'?: string;
  contactDto: ContactDto;
};
export type ListIssuesApiResponse =
  /** status 200 The issues of the last two years, newest first */ IssueSummaryDto[];
export type ListIssuesApiArg = void;
export type SendIssueApiResponse =
  /** status 202 Sends the issue of a month to everybody on the list, once */ MessageDto;
export type SendIssueApiArg = {
  issueMonthDto: IssueMonthDto;
};
export type PreviewIssueApiResponse =
  /** status 200 The issue of a month as it would be sent now */ IssuePreviewDto;
export type PreviewIssueApiArg = {
  month: string;
};
export type SubscribeApiResponse =
  /** status 202 Mails a link with which the owner of an address subscribes it */ MessageDto;
export type SubscribeApiArg = {
  subscribeDto: SubscribeDto;
};
export type LookAtConfirmationApiResponse =
  /** status 200 What a link to subscribe is about; changes nothing */ SubscriptionDto;
export type LookAtConfirmationApiArg = {
  /** From the link in the mail */
  token: string;
};
export type ConfirmSubscriptionApiResponse =
  /** status 200 Puts the address of the link on the list */ SubscriptionDto;
export type ConfirmSubscriptionApiArg = {
  newsletterLinkDto: NewsletterLinkDto;
};
export type LookAtUnsubscriptionApiResponse =
  /** status 200 What a link to unsubscribe is about; changes nothing */ SubscriptionDto;
export type LookAtUnsubscriptionApiArg = {
  /** From the link in the mail */
  token: string;
};
export type UnsubscribeApiResponse =
  /** status 200 Takes the address of the link off the list */ SubscriptionDto;
export type UnsubscribeApiArg = {
  newsletterLinkDto: NewsletterLinkDto;
};
export type MessageDto = {
  message: string;
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
export type ContactDto = {
  name: string;
  email: string;
  subject: string;
  message: string;
  /** Left empty by people, who do not see it */
  website?: string;
};
export type IssueSummaryDto = {
  id: string;
  month: string;
  subject: string;
  createdAt: string;
  /** When all was sent */
  closedAt: string | null;
  waiting: number;
  sent: number;
  /** Refused, or lost on the way */
  failed: number;
};
export type IssueMonthDto = {
  month: string;
};
export type IssuePartDto = {
  title: string;
  paragraphs: string[];
};
export type IssuePreviewDto = {
  month: string;
  subject: string;
  parts: IssuePartDto[];
  /** How many subscribers have confirmed */
  recipients: number;
};
export type SubscribeDto = {
  email: string;
  /** Left empty by people, who do not see it */
  website?: string;
};
export type SubscriptionDto = {
  state: 'pending' | 'subscribed' | 'unsubscribed';
};
export type NewsletterLinkDto = {
  /** From the link in the mail */
  token: string;
};
export const {
  useSendContactMessageMutation,
  useListIssuesQuery,
  useSendIssueMutation,
  usePreviewIssueQuery,
  useSubscribeMutation,
  useLookAtConfirmationQuery,
  useConfirmSubscriptionMutation,
  useLookAtUnsubscriptionQuery,
  useUnsubscribeMutation,
} = injectedRtkApi;
