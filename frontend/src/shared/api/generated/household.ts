import { baseApi as api } from '../base-api';
export const addTagTypes = ['household'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getHousehold: build.query<GetHouseholdApiResponse, GetHouseholdApiArg>({
        query: () => ({ url: `/api/household` }),
        providesTags: ['household'],
      }),
      invite: build.mutation<InviteApiResponse, InviteApiArg>({
        query: (queryArg) => ({
          url: `/api/household/invitations`,
          method: 'POST',
          body: queryArg.inviteDto,
        }),
        invalidatesTags: ['household'],
      }),
      withdrawInvitation: build.mutation<WithdrawInvitationApiResponse, WithdrawInvitationApiArg>({
        query: (queryArg) => ({ url: `/api/household/invitations/${queryArg.id}`, method: 'DELETE' }),
        invalidatesTags: ['household'],
      }),
      joinGarden: build.mutation<JoinGardenApiResponse, JoinGardenApiArg>({
        query: (queryArg) => ({ url: `/api/household/join`, method: 'POST', body: queryArg.joinDto }),
        invalidatesTags: ['household'],
      }),
      updateMember: build.mutation<UpdateMemberApiResponse, UpdateMemberApiArg>({
        query: (queryArg) => ({
          url: `/api/household/members/${queryArg.id}`,
          method: 'PATCH',
          body: queryArg.rightDto,
        }),
        invalidatesTags: ['household'],
      }),
      removeMember: build.mutation<RemoveMemberApiResponse, RemoveMemberApiArg>({
        query: (queryArg) => ({ url: `/api/household/members/${queryArg.id}`, method: 'DELETE' }),
        invalidatesTags: ['household'],
      }),
      leaveGarden: build.mutation<LeaveGardenApiResponse, LeaveGardenApiArg>({
        query: (queryArg) => ({ url: `/api/household/gardens/${queryArg.id}`, method: 'DELETE' }),
        invalidatesTags: ['household'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as generatedApi };
export type GetHouseholdApiResponse =
  /** status 200 With whom you share your garden, and who shares theirs with you */ HouseholdDto;
export type GetHouseholdApiArg = void;
export type InviteApiResponse =
  /** status 201 Mails somebody an invitation to your garden; once more, and only the newest works */ InvitationDto;
export type InviteApiArg = {
  inviteDto: InviteDto;
};
export type WithdrawInvitationApiResponse = unknown;
export type WithdrawInvitationApiArg = {
  id: string;
};
export type JoinGardenApiResponse =
  /** status 200 Accepts an invitation that was mailed to your address; it works once */ SharedGardenDto;
export type JoinGardenApiArg = {
  joinDto: JoinDto;
};
export type UpdateMemberApiResponse =
  /** status 200 Changes what somebody may do in your garden */ HouseholdDto;
export type UpdateMemberApiArg = {
  id: string;
  rightDto: RightDto;
};
export type RemoveMemberApiResponse = unknown;
export type RemoveMemberApiArg = {
  id: string;
};
export type LeaveGardenApiResponse = unknown;
export type LeaveGardenApiArg = {
  id: string;
};
export type MemberDto = {
  id: string;
  firstName: string;
  email: string;
  /** See and tick, or change the plants too */
  may: 'tick' | 'change';
  joinedAt: string;
};
export type InvitationDto = {
  id: string;
  email: string;
  /** See and tick, or change the plants too */
  may: 'tick' | 'change';
  /** Until then it can be accepted */
  expiresAt: string;
  /** For you to pass on, where this server sends no mail; it works for this address alone */
  link: string | null;
};
export type SharedGardenDto = {
  /** The `garden` of the routes for gardens */
  id: string;
  ownerName: string;
  /** See and tick, or change the plants too */
  may: 'tick' | 'change';
  /** In which the days of the garden are counted */
  timeZone: string | null;
};
export type HouseholdDto = {
  /** With whom you share your garden */
  members: MemberDto[];
  /** Who has not answered yet */
  invitations: InvitationDto[];
  /** Who shares theirs with you */
  gardens: SharedGardenDto[];
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
export type InviteDto = {
  /** See and tick, or change the plants too */
  may: 'tick' | 'change';
  email: string;
};
export type JoinDto = {
  /** From the link in the mail */
  token: string;
};
export type RightDto = {
  /** See and tick, or change the plants too */
  may: 'tick' | 'change';
};
export const {
  useGetHouseholdQuery,
  useInviteMutation,
  useWithdrawInvitationMutation,
  useJoinGardenMutation,
  useUpdateMemberMutation,
  useRemoveMemberMutation,
  useLeaveGardenMutation,
} = injectedRtkApi;
