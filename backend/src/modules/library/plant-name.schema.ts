import { EntitySchema } from 'typeorm';
import type { LanguageCode } from '../../kernel/languages/language.js';

/** A name that a plant of the library is found by in a language; common names weigh less than the others and come first. */
export interface PlantNameRow {
  plantId: string;
  language: LanguageCode;
  name: string;
  weight: number;
}

export const PlantNameSchema = new EntitySchema<PlantNameRow>({
  name: 'plant-name',
  tableName: 'plant_names',
  columns: {
    plantId: { type: 'uuid', primary: true },
    language: { type: 'text', primary: true, default: 'en' },
    name: { type: 'text', primary: true },
    weight: { type: 'smallint' },
  },
});

/** Each word of the names once: where a mistyped word is looked up. */
export const PlantWordSchema = new EntitySchema<{ word: string }>({
  name: 'plant-word',
  tableName: 'plant_words',
  columns: { word: { type: 'text', primary: true } },
});

/** Which version of the library’s file stands in the tables; one row. */
export const LibraryVersionSchema = new EntitySchema<{ one: boolean; version: string }>({
  name: 'library-version',
  tableName: 'library_version',
  columns: { one: { type: 'boolean', primary: true, default: true }, version: { type: 'text' } },
});
