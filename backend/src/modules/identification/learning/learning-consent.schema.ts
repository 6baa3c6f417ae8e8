import { EntitySchema } from 'typeorm';

/** A person who lets the built-in identifier learn from their photos; nobody else has a row. */
interface LearningConsentRow {
  userId: string;
  /** What their photos are called there: nothing leads from it to the person, and it is another one each time. */
  source: string;
  givenAt: Date;
}

export const LearningConsentSchema = new EntitySchema<LearningConsentRow>({
  name: 'learning-consent',
  tableName: 'learning_consents',
  columns: {
    userId: { type: 'uuid', primary: true },
    source: { type: 'uuid', default: () => 'gen_random_uuid()' },
    givenAt: { type: 'timestamptz', default: () => 'now()' },
  },
});
