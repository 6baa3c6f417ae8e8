import type { PlantTraits } from '@leaflore/drawings';
import { ApiProperty } from '@nestjs/swagger';
import { CATEGORIES, type Category } from './domain/library-plant.js';
import type { KeyPlant } from './library.repository.js';

export class PlantTraitsDto implements PlantTraits {
  @ApiProperty({ type: String, description: 'How it grows', example: 'climber' }) habit: PlantTraits['habit'];
  @ApiProperty({ type: String, example: 'split' }) leaf: PlantTraits['leaf'];
  @ApiProperty({ type: String, example: 'plain' }) pattern: PlantTraits['pattern'];
  @ApiProperty({ type: String, example: 'dark' }) leafColour: PlantTraits['leafColour'];
  @ApiProperty({ type: String, description: 'none where it is grown for its leaves', example: 'none' })
  flower: PlantTraits['flower'];
  @ApiProperty({ type: String, nullable: true, example: null }) flowerColour: PlantTraits['flowerColour'];
  @ApiProperty({ type: String, example: 'glazed' }) pot: PlantTraits['pot'];
}

export class KeyPlantDto implements KeyPlant {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ example: 'monstera' }) slug: string;
  @ApiProperty({ example: 'Monstera' }) commonName: string;
  @ApiProperty({ example: 'Monstera deliciosa' }) scientificName: string;
  @ApiProperty({ enum: CATEGORIES }) category: Category;
  @ApiProperty({ description: 'What its drawing is made of' }) drawing: PlantTraitsDto;
}
