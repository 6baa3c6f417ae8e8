import { IsShare } from '../../../platform/http/validators.js';
import type { IdentificationExport } from '../../identification/index.js';
import {
  Flag,
  Id,
  Inner,
  Inners,
  Instant,
  OneOf,
  OrNull,
  Picture,
  SomeOf,
  WebLink,
  Whole,
  WordList,
  Words,
} from './checks.js';

type Finding = NonNullable<IdentificationExport['finding']>;
type Plant = NonNullable<Finding['plant']>;
type Health = NonNullable<Plant['diseaseDetection']>;
type Toxicity = Plant['petToxicity'];
type Candidate = Finding['candidates'][number];
type Opinion = NonNullable<Finding['secondOpinion']>;
type LookAlike = NonNullable<Finding['lookAlike']>;
type Group = NonNullable<Finding['group']>;
type Feedback = NonNullable<IdentificationExport['feedback']>;
type Failure = NonNullable<IdentificationExport['failure']>;

const CERTAINTIES = ['sure', 'unsure', 'not-listed', 'not-a-plant'];
const RANKS = ['species', 'genus', 'group'];

class HealthDto implements Health {
  @OneOf(['healthy', 'warning', 'diseased']) status: Health['status'];
  @Whole(0, 100) healthScore: number;
  @WordList(20, 1000) issues: string[];
  @WordList(20, 1000) recommendations: string[];
}

class ToxicityDto implements Toxicity {
  @OneOf(['toxic', 'caution', 'non-toxic', 'unknown']) level: Toxicity['level'];
  @WordList(10, 50) animals: string[];
  @OrNull() @WebLink() source: string | null;
  @Words(500) basis: string;
}

class FoundPlantDto implements Plant {
  @Words(200) commonName: string;
  @Words(200) scientificName: string;
  @Words(4000) description: string;
  @Words(200) waterNeeds: string;
  @OrNull() @Whole(1, 365) waterIntervalDays?: number | null;
  @Words(200) lightNeeds: string;
  @Words(500) soilType: string;
  @Words(4000) careInstructions: string;
  @OneOf(['easy', 'medium', 'hard']) difficulty: Plant['difficulty'];
  @OrNull() @Inner(() => HealthDto) diseaseDetection?: HealthDto;
  @Inner(() => ToxicityDto) petToxicity: ToxicityDto;
  @OrNull() @Id() libraryId: string | null;
}

class CandidateDto implements Candidate {
  @Words(200) commonName: string;
  @Words(200) scientificName: string;
  @OneOf(RANKS) rank: Candidate['rank'];
  @IsShare() confidence: number;
  @OrNull() @Id() libraryId: string | null;
  @OrNull() @Picture() imageUrl: string | null;
  @OrNull() @Words(4000) description?: string | null;
}

class ProviderDto {
  @Words(100) name: string;
  @Words(200) model: string;
}

class OpinionDto implements Opinion {
  @Words(100) provider: string;
  @Words(200) commonName: string;
  @Words(200) scientificName: string;
  @IsShare() confidence: number;
  @Flag() agrees: boolean;
}

class LookAlikeDto implements LookAlike {
  @Words(200) name: string;
  @Words(1000) howToTell: string;
}

class GroupDto implements Group {
  @Words(200) name: string;
  @IsShare() confidence: number;
}

class FindingDto implements Finding {
  @Inner(() => ProviderDto) provider: ProviderDto;
  @OrNull() @Flag() standsIn?: boolean | null;
  @Flag() isPlant: boolean;
  @Flag() mayNotBeAPlant: boolean;
  @OneOf(CERTAINTIES) certainty: Finding['certainty'];
  @OrNull() @SomeOf(['blurred', 'dark']) photoIssues?: Finding['photoIssues'];
  @Words(1000) advice: string;
  @OrNull() @Inner(() => LookAlikeDto) lookAlike?: LookAlikeDto | null;
  @OrNull() @Inner(() => FoundPlantDto) plant: FoundPlantDto | null;
  @IsShare() confidence: number;
  @Inners(() => CandidateDto, 5) candidates: CandidateDto[];
  @OrNull() @Inner(() => GroupDto) group?: GroupDto | null;
  @OrNull() @Inner(() => OpinionDto) secondOpinion: OpinionDto | null;
}

class FeedbackDto implements Feedback {
  @Flag() correct: boolean;
  @Words(200) scientificName: string;
  @Instant() givenAt: string;
}

class FailureDto implements Failure {
  @Words(50) kind: string;
  @Words(100) code: string;
  @Words(500) message: string;
}

export class IdentificationRecordDto implements IdentificationExport {
  @Id() id: string;
  @OneOf(['answered', 'released']) state: IdentificationExport['state'];
  @WordList(5, 200) @Picture(true) imageUrls: string[];
  @OrNull() @Id() identifiedAs: string | null;
  @OrNull() @Words(20) confidence: string | null;
  @OrNull() @Inner(() => FindingDto) finding: FindingDto | null;
  @OrNull() @Inner(() => FailureDto) failure: FailureDto | null;
  @Flag() charged: boolean;
  @OrNull() @Inner(() => FeedbackDto) feedback: FeedbackDto | null;
  @Instant() createdAt: string;
  @Instant() closedAt: string;
}
