import { ApiProperty } from '@nestjs/swagger';
import type { Achievement } from './domain/achievements.js';

export class AchievementDto implements Achievement {
  @ApiProperty({ enum: ['first-plant', 'one-year', 'ten-rescued'] }) id: Achievement['id'];
  @ApiProperty({ example: 'First plant' }) title: string;
  @ApiProperty({ example: 'You’ve taken a plant into your garden.' }) text: string;
  @ApiProperty({ type: 'integer', minimum: 0, example: 1 }) count: number;
  @ApiProperty({ type: 'integer', minimum: 1, example: 1, description: 'Reached when `count` is the same' })
  goal: number;
}
