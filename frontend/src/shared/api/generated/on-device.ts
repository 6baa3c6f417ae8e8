import { baseApi as api } from '../base-api';
export const addTagTypes = ['on-device'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listKnownPlants: build.query<ListKnownPlantsApiResponse, ListKnownPlantsApiArg>({
        query: () => ({ url: `/api/known-plants` }),
        providesTags: ['on-device'],
      }),
      addDeviceIdentification: build.mutation<
        AddDeviceIdentificationApiResponse,
        AddDeviceIdentificationApiArg
      >({
        query: (queryArg) => ({
          url: `/api/identifications/from-device`,
          method: 'POST',
          body: queryArg.deviceIdentificationDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['on-device'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as generatedApi };
export type ListKnownPlantsApiResponse =
  /** status 200 The plants that the built-in identifier knows, for a device that looks itself */ KnownPlantsDto;
export type ListKnownPlantsApiArg = void;
export type AddDeviceIdentificationApiResponse =
  /** status 200 Adds what your own device identified to your history; it is not counted */ IdentificationRecordDto;
export type AddDeviceIdentificationApiArg = {
  /** The same key is the same identification */
  'Idempotency-Key': string;
  deviceIdentificationDto: DeviceIdentificationDto;
};
export type HealthAssessmentDto = {
  status: 'healthy' | 'warning' | 'diseased';
  healthScore: number;
  issues: string[];
  recommendations: string[];
};
export type PetToxicityDto = {
  /** unknown does not mean safe */
  level: 'toxic' | 'caution' | 'non-toxic' | 'unknown';
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
  /** While it grows, as its care guide says; left out for what has none, and in old answers */
  oftenWatered?: string;
  lightNeeds: string;
  soilType: string;
  careInstructions: string;
  difficulty: 'easy' | 'medium' | 'hard';
  /** Left out when the identifier cannot tell */
  diseaseDetection?: HealthAssessmentDto;
  petToxicity: PetToxicityDto;
  libraryId: string | null;
};
export type LookAlikeDto = {
  /** A poisonous plant */
  name: string;
  /** The sign that tells them apart */
  howToTell: string;
};
export type CandidateDto = {
  commonName: string;
  scientificName: string;
  rank: 'species' | 'genus' | 'group';
  confidence: number;
  libraryId: string | null;
  /** A drawing of it */
  imageUrl: string | null;
  /** What it looks like, from the library, to compare it by */
  description?: string | null;
};
export type NamedGroupDto = {
  /** What kind of plant it is */
  name: string;
  /** That it is one of these */
  confidence: number;
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
export type FindingDto = {
  /** null when the photo shows no plant */
  plant: IdentifiedPlantDto | null;
  /** Of the answers given at 0.8, about eight in ten are right */
  confidence: number;
  certainty: 'sure' | 'unsure' | 'not-listed' | 'not-a-plant';
  /** What this means and what to do next */
  advice: string;
  /** A poisonous plant for which the first answer may have been taken; such an answer is never sure */
  lookAlike?: LookAlikeDto | null;
  /** What makes all of the photos hard to recognise; the advice says what to do about it */
  photoIssues?: ('blurred' | 'dark')[] | null;
  isPlant: boolean;
  /** There is an answer, but with a warning */
  mayNotBeAPlant: boolean;
  /** At most five, the likeliest first */
  candidates: CandidateDto[];
  /** What kind of plant it is, where that is sure and its name is not */
  group?: NamedGroupDto | null;
  provider: ProviderDto;
  /** The usual identifier could not be reached, so the built-in one answered in its place; it is not counted */
  standsIn?: boolean | null;
  /** The person’s own device looked at the photos, with the built-in identifier; it is not counted */
  onDevice?: boolean | null;
  secondOpinion: SecondOpinionDto | null;
};
export type KnownPlantDto = {
  classId: string;
  /** The answer to photos that show it beyond doubt */
  finding: FindingDto;
};
export type KnownPlantsDto = {
  /** From this confidence on one name may stand alone */
  sureFrom: number;
  plants: KnownPlantDto[];
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
export type FailureDto = {
  code: string;
  message: string;
};
export type GivenFeedbackDto = {
  correct: boolean;
  scientificName: string;
  givenAt: string;
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
  /** Whether it uses up a free identification: not before it names a plant with a confidence of at least 0.6; while it is open it is reserved */
  counted: boolean;
};
export type SeenClassDto = {
  /** A class of the built-in classifier */
  classId: string;
  confidence: number;
};
export type SeenPlantDto = {
  /** Whether the photos show a plant */
  verdict: boolean;
  probability: number;
  /** They may not */
  warning: boolean;
};
export type SeenHealthDto = {
  verdict: 'healthy' | 'stressed' | 'unsure';
  /** Probability of stress */
  probability: number;
};
export type DeviceSightingDto = {
  /** The likeliest first */
  candidates: SeenClassDto[];
  isPlant: SeenPlantDto;
  /** Whether it is probably one of the known plants */
  known: boolean;
  /** Whether the first name may stand alone */
  sure?: boolean;
  /** The group of plants that the first one belongs to, where that is sure and its name is not */
  group?:
    | 'aloe-haworthia'
    | 'climbing-aroid'
    | 'dumb-cane'
    | 'fig'
    | 'lily'
    | 'orchid'
    | 'palm'
    | 'pink'
    | 'prayer-plant'
    | 'primrose';
  health: SeenHealthDto;
};
export type DeviceIdentificationDto = {
  /** The photos, sent to upload links before: the `imageUrl` that each of them answered */
  imageUrls: string[];
  /** When the device looked; at most 90 days ago */
  seenAt: string;
  seen: DeviceSightingDto;
};
export const { useListKnownPlantsQuery, useAddDeviceIdentificationMutation } = injectedRtkApi;
