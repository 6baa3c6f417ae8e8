import { baseApi as api } from '../base-api';
export const addTagTypes = ['blog'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      countArticleView: build.mutation<CountArticleViewApiResponse, CountArticleViewApiArg>({
        query: (queryArg) => ({ url: `/api/blog/${queryArg.slug}/views`, method: 'POST' }),
        invalidatesTags: ['blog'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as generatedApi };
export type CountArticleViewApiResponse =
  /** status 200 Notes that an article is read, and how often it was */ ArticleViewsDto;
export type CountArticleViewApiArg = {
  slug: string;
};
export type ArticleViewsDto = {
  /** One for each household and day */
  views: number;
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
export const { useCountArticleViewMutation } = injectedRtkApi;
