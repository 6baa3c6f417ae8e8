import { EntitySchema } from 'typeorm';
import type { KnownCare } from '../domain/rhythms.js';

/** That a guide has changed, until every plant that follows it is fitted to it. A trigger on `plant_library` writes it. */
export interface GuideChangeRow {
  id: string;
  libraryId: string;
  /** Null where it is not known. */
  careBefore: KnownCare | null;
  waterNeedsBefore: string;
  /** Plants are fitted in the order of their ids: the last one that was. */
  fittedTo: string;
  createdAt: Date;
}

export const GuideChangeSchema = new EntitySchema<GuideChangeRow>({
  name: 'guide-change',
  tableName: 'guide_changes',
  columns: {
    id: { type: 'uuid', primary: true, generated: 'uuid' },
    libraryId: { type: 'uuid' },
    careBefore: { type: 'jsonb', nullable: true },
    waterNeedsBefore: { type: 'text' },
    fittedTo: { type: 'uuid', default: '00000000-0000-0000-0000-000000000000' },
    createdAt: { type: 'timestamptz', createDate: true },
  },
});
