import { GROUP_IDS } from '@leaflore/vision/groups';
import type { GroupId } from '@leaflore/vision/groups';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsISO8601,
  IsString,
  Length,
  ValidateNested,
} from 'class-validator';
import { Type } from 'class-transformer';
import { texts } from '../../kernel/languages/texts.js';
import { Shape } from '../../platform/http/contract.js';
import { IsShare, MayBeLeftOut } from '../../platform/http/validators.js';
import { FindingDto } from './identification.dto.js';

const tIdentification = texts('identification');

const VERDICTS = ['healthy', 'stressed', 'unsure'] as const;
const aPhoto = { message: () => tIdentification('noPhoto') };

class SeenClassDto {
  @ApiProperty({
    description: 'A class of the built-in classifier',
    example: 'spathiphyllum',
    maxLength: 100,
  })
  @IsString()
  @Length(1, 100)
  classId: string;
  @ApiProperty({ minimum: 0, maximum: 1, example: 0.83 })
  @IsShare()
  confidence: number;
}

class SeenPlantDto {
  @ApiProperty({ description: 'Whether the photos show a plant', example: true })
  @IsBoolean()
  verdict: boolean;
  @ApiProperty({ minimum: 0, maximum: 1, example: 0.97 }) @IsShare() probability: number;
  @ApiProperty({ description: 'They may not', example: false }) @IsBoolean() warning: boolean;
}

class SeenHealthDto {
  @ApiProperty({ enum: VERDICTS, example: 'healthy' })
  @IsIn(VERDICTS)
  verdict: (typeof VERDICTS)[number];
  @ApiProperty({ minimum: 0, maximum: 1, description: 'Probability of stress', example: 0.05 })
  @IsShare()
  probability: number;
}

/** What the built-in classifier saw on a person's own device. */
export class DeviceSightingDto {
  @ApiProperty({ type: [SeenClassDto], minItems: 1, maxItems: 5, description: 'The likeliest first' })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(5)
  @ValidateNested({ each: true })
  @Type(() => SeenClassDto)
  candidates: SeenClassDto[];
  @Shape(SeenPlantDto) isPlant: SeenPlantDto;
  @ApiProperty({ description: 'Whether it is probably one of the known plants', example: true })
  @IsBoolean()
  known: boolean;
  @ApiPropertyOptional({ description: 'Whether the first name may stand alone', example: true })
  @MayBeLeftOut()
  @IsBoolean()
  sure?: boolean;
  @ApiPropertyOptional({
    enum: GROUP_IDS,
    description: 'The group of plants that the first one belongs to, where that is sure and its name is not',
    example: 'palm',
  })
  @MayBeLeftOut()
  @IsIn(GROUP_IDS)
  group?: GroupId;
  @Shape(SeenHealthDto) health: SeenHealthDto;
}

export class DeviceIdentificationDto {
  @ApiProperty({
    type: [String],
    minItems: 1,
    maxItems: 5,
    description: 'The photos, sent to upload links before: the `imageUrl` that each of them answered',
    example: ['/api/photos/0b6f5c1e-9a47-4d3b-8f21-6c1d2e3f4a5b/6d2a1f0e-3b4c-4d5e-8f60-718293a4b5c6.webp'],
  })
  @IsArray(aPhoto)
  @ArrayMinSize(1, aPhoto)
  @ArrayMaxSize(5, { message: () => tIdentification('tooManyPhotos') })
  @IsString({ each: true, ...aPhoto })
  @Length(1, 200, { each: true, ...aPhoto })
  imageUrls: string[];

  @ApiProperty({ format: 'date-time', description: 'When the device looked; at most 90 days ago' })
  @IsISO8601({ strict: true })
  @Length(1, 40)
  seenAt: string;

  @Shape(DeviceSightingDto) seen: DeviceSightingDto;
}

/** A plant that the built-in classifier knows. */
export class KnownPlantDto {
  @ApiProperty({ example: 'spathiphyllum' }) classId: string;
  @ApiProperty({ description: 'The answer to photos that show it beyond doubt' }) finding: FindingDto;
}

export class KnownPlantsDto {
  @ApiProperty({
    minimum: 0,
    maximum: 1,
    description: 'From this confidence on one name may stand alone',
    example: 0.6,
  })
  sureFrom: number;
  @ApiProperty({ type: [KnownPlantDto] }) plants: KnownPlantDto[];
}
