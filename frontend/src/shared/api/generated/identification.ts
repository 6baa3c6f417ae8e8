import { baseApi as api } from '../base-api';
export const addTagTypes = ['identification'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      identifyPlant: build.mutation<IdentifyPlantApiResponse, IdentifyPlantApiArg>({
        query: (queryArg) => ({
          url: `/api/identify-plant`,
          method: 'POST',
          body: queryArg.identifyPlantDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
            Prefer: queryArg.prefer,
          },
        }),
        invalidatesTags: ['identification'],
      }),
      listIdentifications: build.query<ListIdentificationsApiResponse, ListIdentificationsApiArg>({
        query: (queryArg) => ({
          url: `/api/identifications`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ['identification'],
      }),
      getIdentification: build.query<GetIdentificationApiResponse, GetIdentificationApiArg>({
        query: (queryArg) => ({ url: `/api/identifications/${queryArg.id}` }),
        providesTags: ['identification'],
      }),
      followIdentification: build.query<FollowIdentificationApiResponse, FollowIdentificationApiArg>({
        query: (queryArg) => ({ url: `/api/identifications/${queryArg.id}/events` }),
        providesTags: ['identification'],
      }),
      giveIdentificationFeedback: build.mutation<
        GiveIdentificationFeedbackApiResponse,
        GiveIdentificationFeedbackApiArg
      >({
        query: (queryArg) => ({
          url: `/api/identifications/${queryArg.id}/feedback`,
          method: 'POST',
          body: queryArg.feedbackDto,
        }),
        invalidatesTags: ['identification'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as generatedApi };
export type IdentifyPlantApiResponse =
  | /** status 200 Which plant is on the photos */ IdentificationDto
  | /** status 202 Accepted; follow it at Location */ IdentificationRecordDto;
export type IdentifyPlantApiArg = {
  /** The same key is the same identification */
  'Idempotency-Key'?: string;
  /** `respond-async`: answer 202 at once */
  prefer?: string;
  identifyPlantDto: IdentifyPlantDto;
};
export type ListIdentificationsApiResponse =
  /** status 200 Your identifications, newest first */ IdentificationRecordDto[];
export type ListIdentificationsApiArg = {
  limit?: Object;
  /** As given by the Link header of the page before */
  cursor?: string;
};
export type GetIdentificationApiResponse =
  /** status 200 One of your identifications */ IdentificationRecordDto;
export type GetIdentificationApiArg = {
  id: string;
};
export type FollowIdentificationApiResponse = unknown;
export type FollowIdentificationApiArg = {
  id: string;
};
export type GiveIdentificationFeedbackApiResponse =
  /** status 200 Confirms the answer, or says which plant it is */ IdentificationRecordDto;
export type GiveIdentificationFeedbackApiArg = {
  id: string;
  feedbackDto: FeedbackDto;
};
export type HealthAssessmentDto = {
  status: 'healthy' | 'warning' | 'diseased';
  healthScore: number;
  issues: string[];
  recommendations: string[];
};
export type PetToxicityDto = {
  /** unknown does not mean safe */
  level: 'toxic' | 'caution' | 'unknown';
  animals: string[];
  /** Where the fact can be read */
  source: string | null;
  /** One sentence for the screen */
  basis: string;
};
export type IdentifiedPlantDto = {
  commonName: string;
  scientificName: string;
  description: string;
  waterNeeds: string;
  lightNeeds: string;
  soilType: string;
  careInstructions: string;
  difficulty: 'easy' | 'medium' | 'hard';
  /** Left out when the identifier cannot tell */
  diseaseDetection?: HealthAssessmentDto;
  petToxicity: PetToxicityDto;
  libraryId: string | null;
};
export type CandidateDto = {
  commonName: string;
  scientificName: string;
  rank: 'species' | 'genus';
  confidence: number;
  libraryId: string | null;
  /** A drawing of it */
  imageUrl: string | null;
};
export type ProviderDto = {
  name: 'local' | 'anthropic' | 'openai';
  model: string;
};
export type SecondOpinionDto = {
  provider: string;
  commonName: string;
  scientificName: string;
  confidence: number;
  agrees: boolean;
};
export type GivenFeedbackDto = {
  correct: boolean;
  scientificName: string;
  givenAt: string;
};
export type IdentificationDto = {
  /** null when the photo shows no plant */
  plant: IdentifiedPlantDto | null;
  /** Of the answers given at 0.8, about eight in ten are right */
  confidence: number;
  certainty: 'sure' | 'unsure' | 'not-listed' | 'not-a-plant';
  /** What this means and what to do next */
  advice: string;
  isPlant: boolean;
  /** There is an answer, but with a warning */
  mayNotBeAPlant: boolean;
  /** At most five, the likeliest first */
  candidates: CandidateDto[];
  provider: ProviderDto;
  secondOpinion: SecondOpinionDto | null;
  identificationId: string;
  /** The first photo, without its location */
  imageUrl: string;
  imageUrls: string[];
  trialLimitReached: boolean;
  /** null means no limit */
  remainingIdentifications: number | null;
  createdAt: string;
  feedback: GivenFeedbackDto | null;
};
export type FindingDto = {
  /** null when the photo shows no plant */
  plant: IdentifiedPlantDto | null;
  /** Of the answers given at 0.8, about eight in ten are right */
  confidence: number;
  certainty: 'sure' | 'unsure' | 'not-listed' | 'not-a-plant';
  /** What this means and what to do next */
  advice: string;
  isPlant: boolean;
  /** There is an answer, but with a warning */
  mayNotBeAPlant: boolean;
  /** At most five, the likeliest first */
  candidates: CandidateDto[];
  provider: ProviderDto;
  secondOpinion: SecondOpinionDto | null;
};
export type FailureDto = {
  code: string;
  message: string;
};
export type IdentificationRecordDto = {
  identificationId: string;
  state: 'queued' | 'analysing' | 'answered' | 'released';
  createdAt: string;
  imageUrl: string;
  imageUrls: string[];
  result: FindingDto | null;
  failure: FailureDto | null;
  feedback: GivenFeedbackDto | null;
};
export type FieldErrorDto = {
  field: string;
  message: string;
};
export type ProblemDto = {
  type: string;
  title: string;
  status: number;
  code: string;
  message: string;
  /** The same id stands in the log */
  requestId: string;
  errors?: FieldErrorDto[];
};
export type IdentifyPlantDto = {
  /** Must be the signed-in user, or absent */
  userId?: string;
  /** One photo, as a data URL: JPEG, PNG, WebP, HEIC or AVIF, at most 10 MB */
  imageData?: string;
  /** One to five photos of one plant */
  images?: string[];
};
export type Object = {};
export type FeedbackDto = {
  /** Whether the plant was named rightly */
  correct: boolean;
  /** If not: which one it is */
  scientificName?: string;
};
export const {
  useIdentifyPlantMutation,
  useListIdentificationsQuery,
  useGetIdentificationQuery,
  useFollowIdentificationQuery,
  useGiveIdentificationFeedbackMutation,
} = injectedRtkApi;
