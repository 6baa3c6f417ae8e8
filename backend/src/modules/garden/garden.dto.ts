import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsISO8601, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { OwnUserId, PageQuery, Text } from '../../platform/http/contract.js';
import type { Plant } from './domain/plant.js';

/** A text that may be left out or null. */
const Words = (max: number) =>
  applyDecorators(
    ApiPropertyOptional({ type: String, nullable: true, maxLength: max }),
    Transform(({ value }) => (typeof value === 'string' ? value.trim() || null : value)),
    IsOptional(),
    IsString(),
    MaxLength(max, { message: 'This text is too long' }),
  );

export class AddPlantDto extends OwnUserId {
  @Text(1, 200, { short: 'Please give your plant a name', long: 'This name is too long' }) commonName: string;
  @Words(200) scientificName?: string | null;
  @Words(2000) description?: string | null;
  @Words(300) imageUrl?: string | null;
  @Words(200) waterNeeds?: string | null;
  @Words(200) lightNeeds?: string | null;
  @Words(500) soilType?: string | null;
  @Words(4000) careInstructions?: string | null;

  @ApiPropertyOptional({ type: String, nullable: true, format: 'date-time' })
  @IsOptional()
  @IsISO8601({}, { message: 'Please give the day of the last watering as a date' })
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

export class PlantDto implements Plant {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ format: 'uuid' }) userId: string;
  @ApiProperty({ type: String, nullable: true, format: 'uuid' }) libraryId: string | null;
  @ApiProperty() commonName: string;
  @ApiProperty({ type: String, nullable: true }) scientificName: string | null;
  @ApiProperty({ type: String, nullable: true }) description: string | null;
  @ApiProperty({ type: String, nullable: true }) imageUrl: string | null;
  @ApiProperty() waterNeeds: string;
  @ApiProperty() lightNeeds: string;
  @ApiProperty({ type: String, nullable: true }) soilType: string | null;
  @ApiProperty({ type: String, nullable: true }) careInstructions: string | null;
  @ApiProperty({ format: 'date-time' }) dateAdded: string;
  @ApiProperty({ type: String, nullable: true, format: 'date-time' }) lastWatered: string | null;
  @ApiProperty({ enum: ['healthy', 'needs-water', 'needs-care'] }) status:
    'healthy' | 'needs-water' | 'needs-care';
}

export class PlantsQuery extends PageQuery {
  @ApiPropertyOptional({ format: 'uuid', description: 'Must be the signed-in user, or absent' })
  @IsOptional()
  @IsUUID()
  userId?: string;
}
