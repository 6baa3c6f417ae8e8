import { ApiProperty } from '@nestjs/swagger';
import { ConfirmDto } from '../auth/index.js';
import { KINDS } from './domain/transfer.js';
import type { Export, Import, ImportResult, Kind, ListRow, Progress, Tally } from './domain/transfer.js';

const TEXT_OR_NULL = { type: String, nullable: true } as const;
const PARTS = ['garden', 'reading', 'photos', 'keeping'] as const;

export class ProgressDto implements Progress {
  @ApiProperty({ enum: PARTS, description: 'What is being worked on' }) part: Progress['part'];
  @ApiProperty({ minimum: 0, example: 12 }) done: number;
  @ApiProperty({ minimum: 0, description: '0 while nobody knows yet', example: 40 }) total: number;
}

export class ExportDto implements Export {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ enum: ['queued', 'working', 'ready', 'failed'] }) state: Export['state'];
  @ApiProperty() progress: ProgressDto;
  @ApiProperty({ type: Number, nullable: true, description: 'Size of the file, once it is there' })
  bytes: number | null;
  @ApiProperty({ ...TEXT_OR_NULL, description: 'Why it failed' }) problem: string | null;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
  @ApiProperty({ ...TEXT_OR_NULL, format: 'date-time', description: 'Until when it can be downloaded' })
  expiresAt: string | null;
}

export class TallyDto implements Tally {
  @ApiProperty({ enum: KINDS }) kind: Kind;
  @ApiProperty({ example: 12 }) added: number;
  @ApiProperty({ description: 'Was there before, and stays as it is', example: 0 }) already: number;
  @ApiProperty({ description: 'Could not be read or kept; the notes say why', example: 0 }) leftOut: number;
}

export class ImportResultDto implements ImportResult {
  @ApiProperty({ type: [TallyDto] }) tallies: TallyDto[];
  @ApiProperty({
    type: [String],
    description: 'What was left out and why',
    example: ['One photo could not be read.'],
  })
  notes: string[];
}

export class ListRowDto implements ListRow {
  @ApiProperty({ description: 'Its line in the file', example: 2 }) line: number;
  @ApiProperty({ example: 'Monstera' }) commonName: string;
  @ApiProperty({ ...TEXT_OR_NULL, example: 'Monstera deliciosa' }) scientificName: string | null;
  @ApiProperty(TEXT_OR_NULL) place: string | null;
  @ApiProperty({ ...TEXT_OR_NULL, format: 'date' }) lastWatered: string | null;
  @ApiProperty(TEXT_OR_NULL) notes: string | null;
  @ApiProperty({ ...TEXT_OR_NULL, format: 'uuid' }) libraryId: string | null;
  @ApiProperty({ ...TEXT_OR_NULL, description: 'The plant of the library that it gets its care from' })
  libraryName: string | null;
  @ApiProperty({ enum: ['new', 'already', 'not-understood'] }) verdict: ListRow['verdict'];
  @ApiProperty({ description: 'What to know of it; empty when all is well', example: '' }) remark: string;
}

export class ImportDto implements Import {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ enum: ['backup', 'list'] }) kind: Import['kind'];
  @ApiProperty({ enum: ['arriving', 'preview', 'queued', 'working', 'done', 'failed'] })
  state: Import['state'];
  @ApiProperty() progress: ProgressDto;
  @ApiProperty({ type: [ListRowDto], nullable: true, description: 'Of a list: what confirming would add' })
  rows: ListRowDto[] | null;
  @ApiProperty({ type: ImportResultDto, nullable: true }) result: ImportResultDto | null;
  @ApiProperty({ ...TEXT_OR_NULL, description: 'Why it failed' }) problem: string | null;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
}

/** The password again, and the code where two-step login is on. */
export class DeleteAccountDto extends ConfirmDto {}
