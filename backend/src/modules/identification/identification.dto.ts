import type { PhotoIssue } from '@leaflore/vision/photo-quality';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsBoolean, IsString, Length } from 'class-validator';
import { texts } from '../../kernel/languages/texts.js';
import { MayBeLeftOut } from '../../platform/http/validators.js';
import { OwnUserId } from '../../platform/http/contract.js';
import { DIFFICULTIES, PetToxicityDto } from '../library/index.js';
import type { Difficulty } from '../library/index.js';
import type { Candidate, Certainty } from './domain/finding.js';
import type { SpokenFinding } from './finding-words.js';
import type { LookAlike } from './domain/look-alikes.js';
import type { HealthAssessment, NamedGroup, Rank } from './domain/sighting.js';
import type { IdentificationState } from './domain/identification.js';

const tIdentification = texts('identification');

const PHOTO_ISSUES: PhotoIssue[] = ['blurred', 'dark'];
const COUNTED =
  'Whether it uses up a free identification: not before it names a plant with a confidence of at least 0.6';
const aPhoto = { message: () => tIdentification('noPhoto') };

export class IdentifyPlantDto extends OwnUserId {
  @ApiPropertyOptional({
    description: 'One photo, as a data URL: JPEG, PNG, WebP, HEIC or AVIF, at most 10 MB',
    example: 'data:image/jpeg;base64,/9j/4AAQSkZJRgABAQ==',
  })
  @MayBeLeftOut()
  @IsString(aPhoto)
  imageData?: string;

  @ApiPropertyOptional({
    type: [String],
    minItems: 1,
    maxItems: 5,
    description: 'One to five photos of one plant',
  })
  @MayBeLeftOut()
  @IsArray(aPhoto)
  @ArrayMinSize(1, aPhoto)
  @ArrayMaxSize(5, { message: () => tIdentification('tooManyPhotos') })
  @IsString({ each: true, ...aPhoto })
  images?: string[];

  @ApiPropertyOptional({
    type: [String],
    minItems: 1,
    maxItems: 5,
    description: 'The same, sent to upload links before: the `imageUrl` that each of them answered',
    example: ['/api/photos/0b6f5c1e-9a47-4d3b-8f21-6c1d2e3f4a5b/6d2a1f0e-3b4c-4d5e-8f60-718293a4b5c6.webp'],
  })
  @MayBeLeftOut()
  @IsArray(aPhoto)
  @ArrayMinSize(1, aPhoto)
  @ArrayMaxSize(5, { message: () => tIdentification('tooManyPhotos') })
  @IsString({ each: true, ...aPhoto })
  imageUrls?: string[];
}

export class HealthAssessmentDto implements HealthAssessment {
  @ApiProperty({ enum: ['healthy', 'warning', 'diseased'] }) status: 'healthy' | 'warning' | 'diseased';
  @ApiProperty({ minimum: 0, maximum: 100, example: 92 }) healthScore: number;
  @ApiProperty({ type: [String], example: ['Dust on the leaves'] }) issues: string[];
  @ApiProperty({ type: [String], example: ['Wipe the leaves with a damp cloth.'] }) recommendations: string[];
}

export class IdentifiedPlantDto implements NonNullable<SpokenFinding['plant']> {
  @ApiProperty({ example: 'Monstera' }) commonName: string;
  @ApiProperty({ example: 'Monstera deliciosa' }) scientificName: string;
  @ApiProperty({ example: 'Giant leaves with holes and deep cuts, one grander than the last.' })
  description: string;
  @ApiProperty({ example: 'Weekly' }) waterNeeds: string;
  @ApiPropertyOptional({
    description: 'While it grows, as its care guide says; left out for what has none, and in old answers',
    example: 'Every 9 days',
  })
  oftenWatered?: string;
  @ApiProperty({ example: 'Bright indirect' }) lightNeeds: string;
  @ApiProperty({ example: 'Chunky mix of compost, bark and perlite' }) soilType: string;
  @ApiProperty({ example: 'Water when the top 4 to 5 cm are dry.' }) careInstructions: string;
  @ApiProperty({ enum: DIFFICULTIES }) difficulty: Difficulty;
  @ApiPropertyOptional({ description: 'Left out when the identifier cannot tell' })
  diseaseDetection?: HealthAssessmentDto;
  @ApiProperty() petToxicity: PetToxicityDto;
  @ApiProperty({ type: String, nullable: true, format: 'uuid' }) libraryId: string | null;
}

export class CandidateDto implements Candidate {
  @ApiProperty({ example: 'Monstera' }) commonName: string;
  @ApiProperty({ example: 'Monstera deliciosa' }) scientificName: string;
  @ApiProperty({ enum: ['species', 'genus', 'group'] }) rank: Rank;
  @ApiProperty({ minimum: 0, maximum: 1, example: 0.93 }) confidence: number;
  @ApiProperty({ type: String, nullable: true, format: 'uuid' }) libraryId: string | null;
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'A drawing of it',
    example: '/drawings/monstera.svg',
  })
  imageUrl: string | null;
  @ApiPropertyOptional({
    type: String,
    nullable: true,
    description: 'What it looks like, from the library, to compare it by',
    example: 'Giant leaves with holes and deep cuts, one grander than the last.',
  })
  description?: string | null;
}

export class ProviderDto {
  @ApiProperty({ enum: ['local', 'anthropic', 'openai'] }) name: string;
  @ApiProperty({ example: 'leaflore-vision' }) model: string;
}

export class SecondOpinionDto {
  @ApiProperty({ example: 'local' }) provider: string;
  @ApiProperty({ example: 'Monstera' }) commonName: string;
  @ApiProperty({ example: 'Monstera deliciosa' }) scientificName: string;
  @ApiProperty({ minimum: 0, maximum: 1, example: 0.88 }) confidence: number;
  @ApiProperty() agrees: boolean;
}

export class LookAlikeDto implements LookAlike {
  @ApiProperty({ description: 'A poisonous plant', example: 'poison hemlock (Conium maculatum)' })
  name: string;
  @ApiProperty({
    description: 'The sign that tells them apart',
    example: 'Hemlock has a hairless stem with purple spots.',
  })
  howToTell: string;
}

export class NamedGroupDto implements NamedGroup {
  @ApiProperty({ description: 'What kind of plant it is', example: 'a palm' }) name: string;
  @ApiProperty({ minimum: 0, maximum: 1, description: 'That it is one of these', example: 0.94 })
  confidence: number;
}

export class FindingDto implements SpokenFinding {
  @ApiProperty({
    type: IdentifiedPlantDto,
    nullable: true,
    description: 'null when the photo shows no plant',
  })
  plant: IdentifiedPlantDto | null;
  @ApiProperty({
    minimum: 0,
    maximum: 1,
    description: 'Of the answers given at 0.8, about eight in ten are right',
    example: 0.93,
  })
  confidence: number;
  @ApiProperty({ enum: ['sure', 'unsure', 'not-listed', 'not-a-plant'] }) certainty: Certainty;
  @ApiProperty({
    description: 'What this means and what to do next',
    example: 'Compare with the drawing before you rely on it.',
  })
  advice: string;
  @ApiPropertyOptional({
    type: LookAlikeDto,
    nullable: true,
    description:
      'A poisonous plant for which the first answer may have been taken; such an answer is never sure',
  })
  lookAlike?: LookAlikeDto | null;
  @ApiPropertyOptional({
    enum: PHOTO_ISSUES,
    isArray: true,
    nullable: true,
    description: 'What makes all of the photos hard to recognise; the advice says what to do about it',
    example: ['blurred'],
  })
  photoIssues?: PhotoIssue[] | null;
  @ApiProperty() isPlant: boolean;
  @ApiProperty({ description: 'There is an answer, but with a warning', example: false })
  mayNotBeAPlant: boolean;
  @ApiProperty({ type: [CandidateDto], description: 'At most five, the likeliest first' })
  candidates: CandidateDto[];
  @ApiPropertyOptional({
    type: NamedGroupDto,
    nullable: true,
    description: 'What kind of plant it is, where that is sure and its name is not',
  })
  group?: NamedGroupDto | null;
  @ApiProperty() provider: ProviderDto;
  @ApiPropertyOptional({
    type: Boolean,
    nullable: true,
    description:
      'The usual identifier could not be reached, so the built-in one answered in its place; it is not counted',
    example: false,
  })
  standsIn?: boolean | null;
  @ApiPropertyOptional({
    type: Boolean,
    nullable: true,
    description:
      'The person’s own device looked at the photos, with the built-in identifier; it is not counted',
    example: false,
  })
  onDevice?: boolean | null;
  @ApiProperty({ type: SecondOpinionDto, nullable: true }) secondOpinion: SecondOpinionDto | null;
}

export class FeedbackDto {
  @ApiProperty({ description: 'Whether the plant was named rightly', example: false })
  @IsBoolean()
  correct: boolean;

  @ApiPropertyOptional({ description: 'If not: which one it is', example: 'Monstera adansonii' })
  @MayBeLeftOut()
  @IsString()
  @Length(1, 200)
  scientificName?: string;
}

export class GivenFeedbackDto {
  @ApiProperty() correct: boolean;
  @ApiProperty({ example: 'Monstera deliciosa' }) scientificName: string;
  @ApiProperty({ format: 'date-time' }) givenAt: string;
}

/** An answered identification, as the person who asked for it gets it. */
export class IdentificationDto extends FindingDto {
  @ApiProperty({ format: 'uuid' }) identificationId: string;
  @ApiProperty({
    description: 'The first photo, without its location',
    example: '/api/photos/0b6f5c1e-9a47-4d3b-8f21-6c1d2e3f4a5b/6d2a1f0e-3b4c-4d5e-8f60-718293a4b5c6.webp',
  })
  imageUrl: string;
  @ApiProperty({
    type: [String],
    example: ['/api/photos/0b6f5c1e-9a47-4d3b-8f21-6c1d2e3f4a5b/6d2a1f0e-3b4c-4d5e-8f60-718293a4b5c6.webp'],
  })
  imageUrls: string[];
  @ApiProperty({ example: false }) trialLimitReached: boolean;
  @ApiProperty({ type: Number, nullable: true, description: 'null means no limit', example: 3 })
  remainingIdentifications: number | null;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
  @ApiProperty({ type: GivenFeedbackDto, nullable: true }) feedback: GivenFeedbackDto | null;
  @ApiProperty({ description: COUNTED, example: true }) counted: boolean;
}

export class FailureDto {
  @ApiProperty({ example: 'identifier-busy' }) code: string;
  @ApiProperty({
    example:
      'The identification service is very busy. Please try again in a minute. This didn’t use up an identification.',
  })
  message: string;
}

/** One identification of a person's history, whatever its outcome. */
export class IdentificationRecordDto {
  @ApiProperty({ format: 'uuid' }) identificationId: string;
  @ApiProperty({ enum: ['queued', 'analysing', 'answered', 'released'], example: 'answered' })
  state: IdentificationState;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
  @ApiProperty({
    example: '/api/photos/0b6f5c1e-9a47-4d3b-8f21-6c1d2e3f4a5b/6d2a1f0e-3b4c-4d5e-8f60-718293a4b5c6.webp',
  })
  imageUrl: string;
  @ApiProperty({
    type: [String],
    example: ['/api/photos/0b6f5c1e-9a47-4d3b-8f21-6c1d2e3f4a5b/6d2a1f0e-3b4c-4d5e-8f60-718293a4b5c6.webp'],
  })
  imageUrls: string[];
  @ApiProperty({ type: FindingDto, nullable: true }) result: FindingDto | null;
  @ApiProperty({ type: FailureDto, nullable: true }) failure: FailureDto | null;
  @ApiProperty({ type: GivenFeedbackDto, nullable: true }) feedback: GivenFeedbackDto | null;
  @ApiProperty({ description: COUNTED + '; while it is open it is reserved', example: true })
  counted: boolean;
}
