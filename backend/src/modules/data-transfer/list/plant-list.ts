import { Injectable } from '@nestjs/common';
import { GardenRecords, PlantsService, todayOf } from '../../garden/index.js';
import type { Gardener } from '../../garden/index.js';
import { LibraryRepository, normaliseName } from '../../library/index.js';
import type { LibraryPlant } from '../../library/index.js';
import { readList } from '../domain/read-list.js';
import type { ReadRow } from '../domain/read-list.js';
import type { ListRow } from '../domain/transfer.js';
import { readTable } from './table.js';
import { texts } from '../../../kernel/languages/texts.js';

const tData = texts('dataTransfer');

/** Two lines with the same key are the same plant: same names, same place. */
const sameness = (plant: { commonName: string; scientificName: string | null; place: string | null }) =>
  [plant.commonName, plant.scientificName ?? '', plant.place ?? ''].map(normaliseName).join('|');

/** Where the same plant is, by what makes it the same: in the garden, or in this line of the list. */
type Seen = Map<string, number | 'in the garden'>;

/** Imports a list of plants from a spreadsheet: first a preview, then the import once its owner confirms. */
@Injectable()
export class PlantList {
  constructor(
    private readonly records: GardenRecords,
    private readonly garden: PlantsService,
    private readonly library: LibraryRepository,
  ) {}

  /** What adding this list would do, line by line. Adds nothing. Throws `unreadable-list`. */
  async preview(gardener: Gardener, bytes: Buffer): Promise<ListRow[]> {
    const rows = readList(await readTable(bytes), todayOf(gardener));
    const names = rows.flatMap((row) => [row.scientificName, row.commonName]).filter((name) => name !== null);
    const known = await this.library.findByNames(names);
    const seen = await this.findOwn(gardener.id);
    return rows.map((row) => {
      const judged = judge(row, seen);
      if (judged.verdict === 'new') seen.set(sameness(row), row.line);
      return { ...judged, ...linkTo(plantOf(row, known)) };
    });
  }

  /** Adds the new plants of a previewed list inside the open transaction; returns their number. */
  async add(gardener: Gardener, rows: ListRow[]): Promise<number> {
    const wanted = rows.filter(({ verdict }) => verdict === 'new');
    for (const { libraryId, commonName, scientificName, place, notes, lastWatered } of wanted)
      await this.garden.add(gardener, {
        libraryId,
        commonName,
        scientificName,
        place,
        description: notes,
        lastWatered,
      });
    return wanted.length;
  }

  private async findOwn(userId: string): Promise<Seen> {
    const seen: Seen = new Map();
    for await (const plants of this.records.plants.pages(userId))
      for (const plant of plants) seen.set(sameness(plant), 'in the garden');
    return seen;
  }
}

function judge({ problem, ...row }: ReadRow, seen: Seen): Omit<ListRow, 'libraryId' | 'libraryName'> {
  if (problem) return { ...row, verdict: 'not-understood', remark: problem };
  const twin = seen.get(sameness(row));
  if (twin === undefined) return { ...row, verdict: 'new' };
  const remark =
    twin === 'in the garden' ? tData('alreadyInGarden') : tData('sameAsLine', { line: String(twin) });
  return { ...row, verdict: 'already', remark };
}

const plantOf = (
  { scientificName, commonName }: Pick<ListRow, 'scientificName' | 'commonName'>,
  known: Map<string, LibraryPlant>,
) => known.get(normaliseName(scientificName ?? '')) ?? known.get(normaliseName(commonName));

const linkTo = (plant: LibraryPlant | undefined) => ({
  libraryId: plant?.id ?? null,
  libraryName: plant?.commonName ?? null,
});
