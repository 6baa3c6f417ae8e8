import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsObject, IsString, MaxLength, ValidateIf } from 'class-validator';
import { texts } from '../../../kernel/languages/texts.js';
import { MayBeLeftOut } from '../../../platform/http/validators.js';
import { Text } from '../../../platform/http/contract.js';
import { OUTCOMES, STEPS } from '../domain/health-problem.js';
import type {
  HealthProblem,
  ProblemOutcome,
  SuspectedCause,
  TreatmentStep,
} from '../domain/health-problem.js';
import type { ClosedProblem } from './health.service.js';

const tGarden = texts('garden');

const taps = {
  type: 'object',
  additionalProperties: { type: 'string' },
  maxProperties: 5,
  description: 'What was tapped in the guided check, by question',
  example: { look: 'coating', coating: 'webs' },
} as const;

const noWords = { short: () => tGarden('saySeen'), example: 'Fine webs under the leaves' };
const CAUSE = { diagnosis: 'spider-mites', name: 'Spider mites' };
const WHY = 'Why we think so: fine webs.';

export class OpenProblemDto {
  @ApiPropertyOptional({ minLength: 1, maxLength: 500, description: 'What you see, in your own words' })
  @ValidateIf((_, value) => value !== undefined)
  @Text(1, 500, noWords)
  words?: string;

  @ApiPropertyOptional(taps)
  @MayBeLeftOut()
  @IsObject({ message: () => tGarden('answersByQuestion') })
  answers?: Record<string, string>;

  @ApiPropertyOptional({
    maxLength: 60,
    example: 'spider-mites',
    description: 'Chosen among the causes; the likeliest when left out',
  })
  @MayBeLeftOut()
  @IsString()
  @MaxLength(60)
  diagnosis?: string;
}

export class CloseProblemDto {
  @ApiProperty({ enum: OUTCOMES, description: 'After "not-better" the plant stays unwell' })
  @IsIn(OUTCOMES, { message: () => tGarden('outcome') })
  outcome: ProblemOutcome;
}

export class SuspectedCauseDto implements SuspectedCause {
  @ApiProperty({ description: 'In the catalogue', example: CAUSE.diagnosis }) diagnosis: string;
  @ApiProperty({ example: CAUSE.name }) name: string;
  @ApiProperty({ minimum: 0, maximum: 1, example: 0.8 }) probability: number;
  @ApiProperty({ description: 'Which signs speak for it, in a sentence', example: WHY }) why: string;
}

export class TreatmentStepDto implements TreatmentStep {
  @ApiProperty({ format: 'uuid', description: 'What POST /api/care/tasks/{id}/done does' }) taskId: string;
  @ApiProperty({ enum: STEPS }) kind: TreatmentStep['kind'];
  @ApiProperty({ example: 'Rinse the leaves with lukewarm water, above all underneath.' }) text: string;
  @ApiProperty({ format: 'date' }) dueOn: string;
  @ApiProperty({ type: String, nullable: true, format: 'date' }) doneOn: string | null;
}

export class HealthProblemDto implements HealthProblem {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ format: 'uuid' }) plantId: string;
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'In the catalogue; null without a diagnosis',
    example: CAUSE.diagnosis,
  })
  diagnosis: string | null;
  @ApiProperty({ description: 'By the diagnosis, or in your words', example: CAUSE.name }) title: string;
  @ApiProperty({ type: String, nullable: true }) words: string | null;
  @ApiProperty(taps) answers: Record<string, string>;
  @ApiProperty({ type: [SuspectedCauseDto], description: 'The likeliest first' }) causes: SuspectedCauseDto[];
  @ApiProperty({ format: 'date' }) openedOn: string;
  @ApiProperty({ type: String, nullable: true, format: 'date', description: 'When a photo is asked for' })
  photoOn: string | null;
  @ApiProperty({ type: String, nullable: true, format: 'date' }) lookAgainOn: string | null;
  @ApiProperty({ type: String, nullable: true, format: 'date' }) closedOn: string | null;
  @ApiProperty({ type: String, enum: OUTCOMES, nullable: true }) outcome: ProblemOutcome | null;
  @ApiProperty({ type: [TreatmentStepDto], description: 'In the order of their days' })
  steps: TreatmentStepDto[];
  @ApiProperty({ type: String, nullable: true, description: 'From the journal' }) photoBefore: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'From the journal' }) photoAfter: string | null;
}

export class ClosedProblemDto implements ClosedProblem {
  @ApiProperty() problem: HealthProblemDto;
  @ApiProperty({ type: HealthProblemDto, nullable: true, description: 'What the plant still has' })
  followUp: HealthProblemDto | null;
  @ApiProperty({
    type: [String],
    description: 'Ids in the catalogue: what else it may be',
    example: ['thrips'],
  })
  next: string[];
}
