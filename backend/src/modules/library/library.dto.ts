import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsString, Length } from 'class-validator';
import { texts } from '../../kernel/languages/texts.js';
import { LanguageQuery } from '../../platform/http/language-query.js';
import { MayBeLeftOut } from '../../platform/http/validators.js';
import { CATEGORIES, DIFFICULTIES } from './domain/library-plant.js';
import type { CareWords } from './domain/care-words.js';
import type { Guide, RelatedPlant } from './domain/guides.js';
import type { PropagationWay } from './domain/propagation-words.js';
import type { Category, Difficulty, LibraryPlant, PetToxicity } from './domain/library-plant.js';

const tLibrary = texts('library');

export class PetToxicityDto implements PetToxicity {
  @ApiProperty({
    enum: ['toxic', 'caution', 'non-toxic', 'unknown'],
    description: 'unknown does not mean safe',
    example: 'toxic',
  })
  level: 'toxic' | 'caution' | 'non-toxic' | 'unknown';
  @ApiProperty({ type: [String], example: ['cats', 'dogs'] }) animals: string[];
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Where the fact can be read',
    example:
      'https://www.aspca.org/pet-care/animal-poison-control/toxic-and-non-toxic-plants/swiss-cheese-plant',
  })
  source: string | null;
  @ApiProperty({
    description: 'One sentence for the screen',
    example: 'Listed by the ASPCA as toxic to cats and dogs.',
  })
  basis: string;
}

/** True in both hemispheres. */
export class CareWordsDto implements CareWords {
  @ApiProperty({ description: 'While it grows', example: 'Every 9 days' }) oftenWatered: string;
  @ApiProperty({ example: 'Every 9 days, every 16 days in winter.' }) water: string;
  @ApiProperty({ type: String, nullable: true, example: 'Every month from spring to early autumn.' })
  feed: string | null;
  @ApiProperty({ type: String, nullable: true, example: 'Every 2 years in spring.' }) repot: string | null;
  @ApiProperty({ type: String, nullable: true, example: 'Every year in late winter.' })
  prune: string | null;
}

export class LibraryPlantDto implements LibraryPlant {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ example: 'monstera' }) slug: string;
  @ApiProperty({ example: 'Monstera' }) commonName: string;
  @ApiProperty({ example: 'Monstera deliciosa' }) scientificName: string;
  @ApiProperty({ enum: ['species', 'genus'] }) rank: 'species' | 'genus';
  @ApiProperty({ example: 'Araceae' }) family: string;
  @ApiProperty({ type: [String], example: ['Monstera'] }) otherNames: string[];
  @ApiProperty({ example: 'Giant leaves with holes and deep cuts, one grander than the last.' })
  description: string;
  @ApiProperty({ example: '/drawings/monstera.svg' }) imageUrl: string;
  @ApiProperty({ enum: CATEGORIES }) category: Category;
  @ApiProperty({ description: 'Finer than the category: fern, cactus, bulb, herb, …', example: 'houseplant' })
  kind: string;
  @ApiProperty({ example: 'Weekly' }) waterNeeds: string;
  @ApiProperty({ description: 'Days between waterings in the growing season', example: 9 })
  waterIntervalDays: number;
  @ApiProperty({ description: 'The same in its months of rest', example: 16 }) winterIntervalDays: number;
  @ApiProperty({ example: 'Bright indirect' }) lightNeeds: string;
  @ApiProperty({ example: 'Chunky mix of compost, bark and perlite' }) soilType: string;
  @ApiProperty({ example: 'Water when the top 4 to 5 cm are dry.' }) careInstructions: string;
  @ApiProperty({ enum: DIFFICULTIES }) difficulty: Difficulty;
  @ApiProperty({ type: [Number], description: 'Lowest and highest degrees Celsius', example: [16, 28] })
  temperatureC: number[];
  @ApiProperty({ enum: ['low', 'average', 'high'] }) humidity: 'low' | 'average' | 'high';
  @ApiProperty() petToxicity: PetToxicityDto;
  @ApiProperty({ description: 'How often it is cared for, and when: the rhythm of its schedule in a garden' })
  care: CareWordsDto;
}

export class RelatedPlantDto implements RelatedPlant {
  @ApiProperty({ example: 'aloe-vera' }) slug: string;
  @ApiProperty({ example: 'Aloe Vera' }) commonName: string;
  @ApiProperty({ example: 'Aloe vera' }) scientificName: string;
  @ApiProperty({ example: '/drawings/aloe-vera.svg' }) imageUrl: string;
}

export class PropagationWayDto implements PropagationWay {
  @ApiProperty({ description: 'Within a sentence', example: 'cuttings in water' }) way: string;
  @ApiProperty({
    description: 'Its steps',
    example: 'In spring or summer, cut a shoot just below a leaf joint.',
  })
  how: string;
}

export class GuideDto extends LibraryPlantDto implements Guide {
  @ApiProperty({
    type: [PropagationWayDto],
    description: 'How it is multiplied, the best way first; empty where we do not know',
  })
  propagation: PropagationWayDto[];
  @ApiProperty({ type: [RelatedPlantDto], description: 'Plants like this one, the most alike first' })
  related: RelatedPlantDto[];
}

export class LibraryQuery extends LanguageQuery {
  @ApiPropertyOptional({ enum: ['all', ...CATEGORIES] })
  @MayBeLeftOut()
  @IsIn(['all', '', ...CATEGORIES], { message: () => tLibrary('noCategory') })
  category?: Category | 'all' | '';

  @ApiPropertyOptional({
    maxLength: 100,
    description: 'A name, or the beginning of one; typing errors are forgiven',
  })
  @MayBeLeftOut()
  @IsString({ message: () => tLibrary('oneText') })
  @Length(0, 100, { message: () => tLibrary('tooLong') })
  search?: string;
}
