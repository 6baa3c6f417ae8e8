export { generatedApi as guidesApi, useGetGuideQuery } from './generated/guides';
export type { GuideDto } from './generated/guides';
