import { generatedApi } from './generated/household';

/** What others have done meanwhile is fetched again whenever a page shows it. */
generatedApi.enhanceEndpoints<'household'>({
  endpoints: { getHousehold: { providesTags: ['household'], keepUnusedDataFor: 0 } },
});

export {
  useGetHouseholdQuery,
  useInviteMutation,
  useJoinGardenMutation,
  useLeaveGardenMutation,
  useRemoveMemberMutation,
  useUpdateMemberMutation,
  useWithdrawInvitationMutation,
} from './generated/household';
export type { InvitationDto, MemberDto, SharedGardenDto } from './generated/household';
