import { ApiProperty } from '@nestjs/swagger';

export class LearningConsentDto {
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Since when; null when you do not',
  })
  givenAt: string | null;
}
