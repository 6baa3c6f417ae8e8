import type { RecordOf, RecordRegistry } from '../record-registry.js';
import type { RecordKind } from './format.js';
import { photoFile, photoIdOf } from './format.js';
import { toCsv } from './tables.js';
import type { Columns } from './tables.js';
import { texts } from '../../../kernel/languages/texts.js';
import { localDateOf } from '../../../kernel/local-date.js';

const tData = texts('dataTransfer');

type Names = Map<string, string>;

/** A spreadsheet for people. */
interface Sheet {
  name: string;
  /** Its columns. `names` maps plant ids to names; `timeZone` is the person's, as days are their own, as on every screen. */
  columns: (names: Names, timeZone: string) => object;
  /** The records of a person as CSV. */
  write: (records: RecordRegistry, userId: string, names: Names, timeZone: string) => AsyncGenerator<string>;
}

const sheet = <Kind extends RecordKind>(
  name: string,
  kind: Kind,
  columns: (names: Names, timeZone: string) => Columns<RecordOf[Kind]>,
): Sheet => ({
  name,
  columns,
  write: (records, userId, names, timeZone) =>
    toCsv(records.of(kind).pages(userId), columns(names, timeZone)),
});

const day = (instant: string | null, timeZone: string) => instant && localDateOf(new Date(instant), timeZone);
const photo = (url: string | null) => {
  const id = photoIdOf(url ?? '');
  return id ? photoFile(id) : null;
};

/** The titles of the plants are also those of a list of plants, so this spreadsheet can be imported by itself. */
const PLANTS = sheet('plants.csv', 'plants', (_names, timeZone) => ({
  [tData('sheetName')]: ({ commonName }) => commonName,
  [tData('sheetScientificName')]: ({ scientificName }) => scientificName,
  [tData('sheetPlace')]: ({ place }) => place,
  [tData('sheetLastWatered')]: ({ lastWatered }) => day(lastWatered, timeZone),
  [tData('sheetNotes')]: ({ description }) => description,
  [tData('sheetWater')]: ({ waterNeeds }) => waterNeeds,
  [tData('sheetLight')]: ({ lightNeeds }) => lightNeeds,
  [tData('sheetSoil')]: ({ soilType }) => soilType,
  [tData('sheetPot')]: ({ potCm }) => potCm,
  [tData('sheetProblem')]: ({ problem }) => problem,
  [tData('sheetAdded')]: ({ dateAdded }) => day(dateAdded, timeZone),
  [tData('sheetPutAway')]: ({ archivedAt }) => day(archivedAt, timeZone),
  [tData('sheetPhoto')]: ({ imageUrl }) => photo(imageUrl),
}));

const CARE = sheet('care.csv', 'care', (names) => ({
  [tData('sheetDay')]: ({ happenedOn }) => happenedOn,
  [tData('sheetPlant')]: ({ plantId }) => names.get(plantId) ?? null,
  [tData('sheetTask')]: ({ kind, title }) => title ?? kind,
  [tData('sheetWhat')]: ({ answer }) => answer,
  [tData('sheetDaysLater')]: ({ days }) => days,
}));

const JOURNAL = sheet('journal.csv', 'journal', (names, timeZone) => ({
  [tData('sheetDay')]: ({ createdAt }) => day(createdAt, timeZone),
  [tData('sheetPlant')]: ({ plantId }) => names.get(plantId) ?? null,
  [tData('sheetNote')]: ({ content }) => content,
  [tData('sheetCare')]: ({ careActions }) => careActions.join(', '),
  [tData('sheetPhoto')]: ({ imageUrl }) => photo(imageUrl),
}));

export const SHEETS = [PLANTS, CARE, JOURNAL];
