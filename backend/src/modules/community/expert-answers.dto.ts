import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsString, Length } from 'class-validator';
import { storable } from '../../kernel/storable.js';
import { MayBeLeftOut } from '../../platform/http/validators.js';
import { OneOf } from '../../platform/http/contract.js';
import { OwnQuestionDto } from './expert-questions.dto.js';

export class AskedQuestionDto extends OwnQuestionDto {
  @ApiProperty({ example: 'Rosa Moss' }) userName: string;
  @ApiProperty({ format: 'email' }) userEmail: string;
}

export class RespondDto {
  @OneOf(['responded']) status: 'responded';

  @ApiPropertyOptional({ minLength: 1, maxLength: 4000, example: 'It was moved. Leave it in one place.' })
  @MayBeLeftOut()
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? storable(value).trim() || undefined : value,
  )
  @IsString()
  @Length(1, 4000)
  response?: string;
}
