import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { FieldError, Problem } from '../problem.js';

export class FieldErrorDto implements FieldError {
  @ApiProperty() field: string;
  @ApiProperty() message: string;
}

/** What every failed call answers (RFC 9457), with `code` and `message`. */
export class ProblemDto implements Pick<
  Problem,
  'type' | 'title' | 'status' | 'code' | 'message' | 'errors'
> {
  @ApiProperty({ description: 'A relative address that stands for the code' }) type: string;
  @ApiProperty() title: string;
  @ApiProperty({ type: 'integer', description: 'The same as the status of the answer' }) status: number;
  @ApiProperty({ description: 'What a client compares' }) code: string;
  @ApiProperty({ description: 'What a person reads' }) message: string;
  @ApiProperty({ format: 'uuid', description: 'The same id stands in the log' }) requestId: string;
  @ApiPropertyOptional({ type: [FieldErrorDto], description: 'A sentence for each field that is not right' })
  errors?: FieldErrorDto[];
}
