import { generatedApi } from './generated/away';

/** What was ticked comes in meanwhile, so the list is fetched again whenever its page is opened. */
generatedApi.enhanceEndpoints<'away' | 'care'>({
  endpoints: { listSitterLinks: { providesTags: ['away', 'care'], keepUnusedDataFor: 0 } },
});

export {
  useAddSitterLinkMutation,
  useEndSitterLinkMutation,
  useListSitterLinksQuery,
} from './generated/away';
export type { SitterLinkDto } from './generated/away';
