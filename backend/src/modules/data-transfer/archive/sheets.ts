import type { RecordOf } from '../record-registry.js';
import type { RecordKind } from './format.js';
import { photoFile, photoIdOf } from './format.js';
import type { Columns } from './tables.js';
import { texts } from '../../../kernel/languages/texts.js';
import { localDateOf } from '../../../kernel/local-date.js';

const tData = texts('dataTransfer');

/** A spreadsheet for people: the kind of records in it, and its columns. */
interface Sheet<Kind extends RecordKind> {
  name: string;
  of: Kind;
  /** `names` maps plant ids to names; `timeZone` is the person's, as days are their own, as on every screen. */
  columns: (names: Map<string, string>, timeZone: string) => Columns<RecordOf[Kind]>;
}
const sheet = <Kind extends RecordKind>(each: Sheet<Kind>): Sheet<Kind> => each;

const day = (instant: string | null, timeZone: string) => instant && localDateOf(new Date(instant), timeZone);
const photo = (url: string | null) => {
  const id = photoIdOf(url ?? '');
  return id ? photoFile(id) : null;
};

/** The titles of the plants are also those of a list of plants, so this spreadsheet can be imported by itself. */
const PLANTS = sheet({
  name: 'plants.csv',
  of: 'plants',
  columns: (_names, timeZone) => ({
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
  }),
});

const CARE = sheet({
  name: 'care.csv',
  of: 'care',
  columns: (names) => ({
    [tData('sheetDay')]: ({ happenedOn }) => happenedOn,
    [tData('sheetPlant')]: ({ plantId }) => names.get(plantId) ?? null,
    [tData('sheetTask')]: ({ kind, title }) => title ?? kind,
    [tData('sheetWhat')]: ({ answer }) => answer,
    [tData('sheetDaysLater')]: ({ days }) => days,
  }),
});

const JOURNAL = sheet({
  name: 'journal.csv',
  of: 'journal',
  columns: (names, timeZone) => ({
    [tData('sheetDay')]: ({ createdAt }) => day(createdAt, timeZone),
    [tData('sheetPlant')]: ({ plantId }) => names.get(plantId) ?? null,
    [tData('sheetNote')]: ({ content }) => content,
    [tData('sheetCare')]: ({ careActions }) => careActions.join(', '),
    [tData('sheetPhoto')]: ({ imageUrl }) => photo(imageUrl),
  }),
});

export const SHEETS = [PLANTS, CARE, JOURNAL] as unknown as Sheet<RecordKind>[];
