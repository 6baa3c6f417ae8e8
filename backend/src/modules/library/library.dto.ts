import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, Length } from 'class-validator';
import { CATEGORIES, DIFFICULTIES } from './domain/library-plant.js';
import type { Category, Difficulty, LibraryPlant, PetToxicity } from './domain/library-plant.js';

export class PetToxicityDto implements PetToxicity {
  @ApiProperty({ enum: ['toxic', 'caution', 'unknown'], description: 'unknown does not mean safe' })
  level: 'toxic' | 'caution' | 'unknown';
  @ApiProperty({ type: [String] }) animals: string[];
  @ApiProperty({ type: String, nullable: true, description: 'Where the fact can be read' }) source:
    string | null;
  @ApiProperty({ description: 'One sentence for the screen' }) basis: string;
}

export class LibraryPlantDto implements LibraryPlant {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty() slug: string;
  @ApiProperty() commonName: string;
  @ApiProperty() scientificName: string;
  @ApiProperty({ enum: ['species', 'genus'] }) rank: 'species' | 'genus';
  @ApiProperty() family: string;
  @ApiProperty({ type: [String] }) otherNames: string[];
  @ApiProperty() description: string;
  @ApiProperty() imageUrl: string;
  @ApiProperty({ enum: CATEGORIES }) category: Category;
  @ApiProperty({ description: 'Finer than the category: fern, cactus, bulb, herb, …' }) kind: string;
  @ApiProperty() waterNeeds: string;
  @ApiProperty({ description: 'Days between waterings in the growing season' }) waterIntervalDays: number;
  @ApiProperty({ description: 'Days between waterings in winter' }) winterIntervalDays: number;
  @ApiProperty() lightNeeds: string;
  @ApiProperty() soilType: string;
  @ApiProperty() careInstructions: string;
  @ApiProperty({ enum: DIFFICULTIES }) difficulty: Difficulty;
  @ApiProperty({ type: [Number], description: 'Lowest and highest degrees Celsius' }) temperatureC: number[];
  @ApiProperty({ enum: ['low', 'average', 'high'] }) humidity: 'low' | 'average' | 'high';
  @ApiProperty() petToxicity: PetToxicityDto;
}

export class LibraryQuery {
  @ApiPropertyOptional({ enum: ['all', ...CATEGORIES] })
  @IsOptional()
  @IsIn(['all', '', ...CATEGORIES], { message: 'There is no such category' })
  category?: Category | 'all' | '';

  @ApiPropertyOptional({
    maxLength: 100,
    description: 'A name, or the beginning of one; typing errors are forgiven',
  })
  @IsOptional()
  @IsString({ message: 'Please search for one text' })
  @Length(0, 100, { message: 'Please search for at most 100 letters' })
  search?: string;
}
