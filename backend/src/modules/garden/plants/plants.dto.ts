import type { InJson } from '../../../kernel/json.js';
import { ApiProperty, ApiPropertyOptional, PartialType, PickType } from '@nestjs/swagger';
import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import {
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  Length,
  Max,
  MaxLength,
  Min,
  ValidateBy,
  ValidateIf,
  isISO8601,
} from 'class-validator';
import { texts } from '../../../kernel/languages/texts.js';
import { storable } from '../../../kernel/storable.js';
import { MayBeLeftOut } from '../../../platform/http/validators.js';
import { OwnUserId, PageQuery, Text } from '../../../platform/http/contract.js';
import { LIGHT_LEVELS } from '../domain/care-kind.js';
import type { LightLevel } from '../domain/care-kind.js';
import { AlreadyDone, Learnt, REASON, RHYTHM } from '../care/care.dto.js';
import { WATERED } from '../domain/plant.js';
import type { DeletedPlant, Plant, Watered } from '../domain/plant.js';
import { PLANT_STATUSES } from '../domain/plant-status.js';
import type { PlantStatus } from '../domain/plant-status.js';

const tGarden = texts('garden');

/** A text that may be left out or null. */
const Words = (max: number, example?: string) =>
  applyDecorators(
    ApiPropertyOptional({ type: String, nullable: true, maxLength: max, example }),
    Transform(({ value }) => (typeof value === 'string' ? storable(value).trim() || null : value)),
    IsOptional(),
    IsString(),
    MaxLength(max, { message: () => tGarden('textLong') }),
  );

const EARLIEST = Date.UTC(1900, 0);
/** ISO 8601 also has weeks and days of the year, which neither our clock nor Postgres reads. */
const isInstant = (value: unknown): boolean =>
  typeof value === 'string' && isISO8601(value, { strict: true }) && Date.parse(value) >= EARLIEST;

const noName = {
  short: () => tGarden('namePlant'),
  long: () => tGarden('nameLong'),
  example: 'Monstera',
};

export class AddPlantDto extends OwnUserId {
  @Text(1, 200, noName) commonName: string;
  @Words(200, 'Monstera deliciosa') scientificName?: string | null;
  @Words(2000) description?: string | null;
  @Words(300) imageUrl?: string | null;
  @Words(200) waterNeeds?: string | null;
  @Words(200) lightNeeds?: string | null;
  @Words(500) soilType?: string | null;
  @Words(4000) careInstructions?: string | null;
  @Words(100, 'By the east window') place?: string | null;

  @ApiPropertyOptional({
    enum: LIGHT_LEVELS,
    nullable: true,
    description: 'How bright it is there',
    example: 'bright',
  })
  @IsOptional()
  @IsIn(LIGHT_LEVELS, { message: () => tGarden('chooseLight') })
  light?: LightLevel | null;

  @ApiPropertyOptional({
    type: 'integer',
    nullable: true,
    minimum: 1,
    maximum: 200,
    description: "The pot's diameter in centimetres",
    example: 18,
  })
  @IsOptional()
  @IsInt({ message: () => tGarden('potWhole') })
  @Min(1, { message: () => tGarden('potSmall') })
  @Max(200, { message: () => tGarden('potLarge') })
  potCm?: number | null;

  @ApiPropertyOptional({ type: Boolean, nullable: true, description: 'It stands outdoors, in the rain' })
  @IsOptional()
  @IsBoolean({ message: () => tGarden('sayOutdoors') })
  outdoors?: boolean | null;

  @ApiPropertyOptional({
    enum: WATERED,
    nullable: true,
    description: 'When it was last watered, as people remember it; `lastWatered` says it to the day',
    example: 'a-few-days-ago',
  })
  @IsOptional()
  @IsIn(WATERED, { message: () => tGarden('sayWatered') })
  watered?: Watered | null;

  @ApiPropertyOptional({ type: String, nullable: true, description: 'A time, or a day: 2026-05-04' })
  @IsOptional()
  @ValidateBy(
    { name: 'isInstant', validator: { validate: isInstant } },
    { message: () => tGarden('dayWatered') },
  )
  lastWatered?: string | null;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    format: 'uuid',
    description: 'Its entry in the library',
  })
  @IsOptional()
  @IsUUID()
  libraryId?: string | null;
}

class Changeable extends PickType(AddPlantDto, [
  'commonName',
  'scientificName',
  'description',
  'imageUrl',
  'soilType',
  'careInstructions',
  'place',
  'light',
  'potCm',
]) {}

export class ChangePlantDto extends PartialType(Changeable, { skipNullProperties: false }) {
  @ApiPropertyOptional({ maxLength: 200, example: 'Weekly' })
  @ValidateIf((_, value) => value !== undefined)
  @IsString({ message: () => tGarden('sayWaterNeeds') })
  @Length(1, 200, { message: () => tGarden('waterNeedsLength') })
  waterNeeds?: string;

  @ApiPropertyOptional({ maxLength: 200 })
  @ValidateIf((_, value) => value !== undefined)
  @IsString({ message: () => tGarden('sayLightNeeds') })
  @Length(1, 200, { message: () => tGarden('lightNeedsLength') })
  lightNeeds?: string;

  @ApiPropertyOptional({ description: 'It stands outdoors, in the rain' })
  @ValidateIf((_, value) => value !== undefined)
  @IsBoolean({ message: () => tGarden('sayOutdoors') })
  outdoors?: boolean;

  /** In the gardener's words: opens a problem without a diagnosis; null closes it as better. */
  @Words(500) problem?: string | null;

  @ApiPropertyOptional({ description: 'Put away, but not forgotten' })
  @ValidateIf((_, value) => value !== undefined)
  @IsBoolean()
  archived?: boolean;
}

export class PlantDto implements InJson<Plant> {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ format: 'uuid' }) userId: string;
  @ApiProperty({ type: String, nullable: true, format: 'uuid' }) libraryId: string | null;
  @ApiProperty({ example: 'Monstera' }) commonName: string;
  @ApiProperty({ type: String, nullable: true, example: 'Monstera deliciosa' }) scientificName: string | null;
  @ApiProperty({ type: String, nullable: true }) description: string | null;
  @ApiProperty({ type: String, nullable: true, example: '/drawings/monstera.svg' }) imageUrl: string | null;
  @ApiProperty({ example: 'Weekly' }) waterNeeds: string;
  @ApiProperty({ example: 'Bright indirect' }) lightNeeds: string;
  @ApiProperty({ type: String, nullable: true }) soilType: string | null;
  @ApiProperty({ type: String, nullable: true }) careInstructions: string | null;
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Where it stands',
    example: 'By the east window',
  })
  place: string | null;
  @ApiProperty({ enum: LIGHT_LEVELS, nullable: true }) light: LightLevel | null;
  @ApiProperty({ type: Number, nullable: true, example: 18 }) potCm: number | null;
  @ApiProperty({ description: 'It stands outdoors, in the rain' }) outdoors: boolean;
  @ApiProperty({ type: String, nullable: true, description: 'What its open problem is called' }) problem:
    string | null;
  @ApiProperty({ format: 'date-time' }) dateAdded: string;
  @ApiProperty({ type: String, nullable: true, format: 'date-time' }) archivedAt: string | null;
  @ApiProperty({ type: String, nullable: true, format: 'date-time' }) lastWatered: string | null;
  @ApiProperty({ type: String, nullable: true, format: 'uuid' }) waterTaskId: string | null;
  @ApiProperty({ type: String, nullable: true, format: 'date' }) waterDueOn: string | null;
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'How often, when last and when next, in the same words everywhere',
    example: REASON,
  })
  waterReason: string | null;
  @ApiProperty({
    ...RHYTHM,
    description: 'How often, without a full stop; null while it is put off, rests, or its season is over',
  })
  waterRhythm: string | null;
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The last sentence of the reason: when next',
    example: 'Check it around 17 December.',
  })
  waterNext: string | null;
  @ApiProperty({ enum: PLANT_STATUSES }) status: PlantStatus;
  @ApiProperty({ description: 'Due or overdue, also where it was put off and where the plant is unwell' })
  needsWater: boolean;
}

export class DeletedPlantDto implements InJson<DeletedPlant> {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ example: 'Monstera' }) commonName: string;
  @ApiProperty({ type: String, nullable: true }) imageUrl: string | null;
  @ApiProperty({ format: 'date-time' }) deletedAt: string;
  @ApiProperty({ format: 'date-time', description: 'From then on it cannot be restored' }) goneAt: string;
}

export class WateredDto {
  @ApiProperty({ format: 'uuid', description: 'What DELETE /api/care/events/{id} undoes' }) eventId: string;
  @ApiProperty() plant: PlantDto;
  @Learnt() learnt: 'longer' | 'shorter' | null;
  @AlreadyDone() alreadyDone: string | null;
}

export class PlantsQuery extends PageQuery {
  @ApiPropertyOptional({ format: 'uuid', description: 'Must be the signed-in user, or absent' })
  @MayBeLeftOut()
  @IsUUID()
  userId?: string;

  @ApiPropertyOptional({ enum: ['true', 'false'], description: 'Those that were put away' })
  @MayBeLeftOut()
  @IsIn(['true', 'false'])
  archived?: 'true' | 'false';
}
