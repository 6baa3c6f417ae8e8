import type { RecordOf } from '../record-registry.js';
import type { RecordKind } from './format.js';
import { photoFile, photoIdOf } from './format.js';
import type { Columns } from './tables.js';

/** A spreadsheet for people: the kind of records in it, and its columns. */
interface Sheet<Kind extends RecordKind> {
  name: string;
  of: Kind;
  /** `names` maps plant ids to names. */
  columns: (names: Map<string, string>) => Columns<RecordOf[Kind]>;
}
const sheet = <Kind extends RecordKind>(each: Sheet<Kind>): Sheet<Kind> => each;

const day = (instant: string | null) => instant && instant.slice(0, 10);
const photo = (url: string | null) => {
  const id = photoIdOf(url ?? '');
  return id ? photoFile(id) : null;
};

/** The titles of the plants are also those of a list of plants, so this spreadsheet can be imported by itself. */
const PLANTS = sheet({
  name: 'plants.csv',
  of: 'plants',
  columns: () => ({
    Name: ({ commonName }) => commonName,
    'Scientific name': ({ scientificName }) => scientificName,
    Place: ({ place }) => place,
    'Last watered': ({ lastWatered }) => day(lastWatered),
    Notes: ({ description }) => description,
    'Water needs': ({ waterNeeds }) => waterNeeds,
    'Light needs': ({ lightNeeds }) => lightNeeds,
    Soil: ({ soilType }) => soilType,
    'Pot in cm': ({ potCm }) => potCm,
    Problem: ({ problem }) => problem,
    Added: ({ dateAdded }) => day(dateAdded),
    'Put away': ({ archivedAt }) => day(archivedAt),
    Photo: ({ imageUrl }) => photo(imageUrl),
  }),
});

const CARE = sheet({
  name: 'care.csv',
  of: 'care',
  columns: (names) => ({
    Day: ({ happenedOn }) => happenedOn,
    Plant: ({ plantId }) => names.get(plantId) ?? null,
    Task: ({ kind, title }) => title ?? kind,
    What: ({ answer }) => answer,
    'Days later': ({ days }) => days,
  }),
});

const JOURNAL = sheet({
  name: 'journal.csv',
  of: 'journal',
  columns: (names) => ({
    Day: ({ createdAt }) => day(createdAt),
    Plant: ({ plantId }) => names.get(plantId) ?? null,
    Note: ({ content }) => content,
    Care: ({ careActions }) => careActions.join(', '),
    Photo: ({ imageUrl }) => photo(imageUrl),
  }),
});

export const SHEETS = [PLANTS, CARE, JOURNAL] as unknown as Sheet<RecordKind>[];
