import { ApiProperty } from '@nestjs/swagger';
import { YEAR_PARTS } from '../domain/garden-year.js';
import type { YearPart } from '../domain/garden-year.js';
import type { GardenMonth, PlantYearNow } from './year.service.js';

const Months = (description: string, example: number[]) =>
  ApiProperty({
    type: [Number],
    description: `${description}: months of your own hemisphere, 1 to 12`,
    example,
  });

export class PlantYearDto implements PlantYearNow {
  @Months('It stands outdoors and not the cold', [1, 2, 3, 4, 10, 11, 12]) shelter: number[];
  @Months('It rests and drinks less', [1, 2, 11, 12]) rest: number[];
  @Months('It is fed', [3, 4, 5, 6, 7, 8, 9]) feed: number[];
  @Months('It is repotted, every few years', [3, 4, 5]) repot: number[];
  @Months('It is pruned', []) prune: number[];
  @Months('It flowers, where the library says so', [5, 6]) flower: number[];

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'What is to be known of the cold now, where it stands outdoors; its temperature is metric',
    example: 'Bring it in where nights get colder than 16 °C: it doesn’t stand frost.',
  })
  coldNote: string | null;
}

class PlantOfMonthDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ example: 'Monstera' }) name: string;
}

class PartOfMonthDto {
  @ApiProperty({ enum: YEAR_PARTS }) part: YearPart;
  @ApiProperty({ type: [PlantOfMonthDto] }) plants: PlantOfMonthDto[];
}

class TipSourceDto {
  @ApiProperty({ example: 'Royal Horticultural Society' }) name: string;
  @ApiProperty({ example: 'https://www.rhs.org.uk/' }) url: string;
}

class SeasonalTipDto {
  @ApiProperty({ example: 'cacti-rest' }) id: string;
  @ApiProperty({ description: 'Two sentences', example: 'Cacti rest now. Keep them nearly dry.' })
  text: string;
  @ApiProperty() source: TipSourceDto;
}

export class GardenMonthDto implements GardenMonth {
  @ApiProperty({ example: '2026-11' }) month: string;
  @ApiProperty({ type: [PartOfMonthDto], description: 'Parts of the year that some plants have now' })
  parts: PartOfMonthDto[];
  @ApiProperty({ type: [SeasonalTipDto], description: 'At most two, for the plants that are there' })
  tips: SeasonalTipDto[];
}
