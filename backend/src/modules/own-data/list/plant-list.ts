import { Injectable } from '@nestjs/common';
import { DEFAULT_LIGHT_NEEDS, DEFAULT_WATER_NEEDS, GardenRecords, GardenRepository } from '../../garden/index.js';
import { LibraryRepository, normaliseName } from '../../library/index.js';
import type { LibraryPlant } from '../../library/index.js';
import { readList } from '../domain/read-list.js';
import type { ReadRow } from '../domain/read-list.js';
import type { ListRow } from '../domain/transfer.js';
import { readTable } from './table.js';

const DAY_MS = 24 * 3600 * 1000;

/** What makes two lines the same plant for us: its names and where it stands. */
const sameness = (plant: { commonName: string; scientificName: string | null; place: string | null }) =>
  [plant.commonName, plant.scientificName ?? '', plant.place ?? ''].map(normaliseName).join('|');

/** A list of plants from a spreadsheet: looked at first, and added when its owner says so. */
@Injectable()
export class PlantList {
  constructor(
    private readonly records: GardenRecords,
    private readonly garden: GardenRepository,
    private readonly library: LibraryRepository,
  ) {}

  /** What adding this list would do, line by line. Adds nothing. Throws `unreadable-list`. */
  async preview(userId: string, bytes: Buffer): Promise<ListRow[]> {
    // A day ahead of UTC it may be tomorrow already.
    const rows = readList(readTable(bytes), new Date(Date.now() + DAY_MS).toISOString().slice(0, 10));
    const names = rows.flatMap((row) => [row.scientificName, row.commonName]).filter((name) => name !== null);
    const known = await this.library.findByNames(names);
    const seen = await this.findOwn(userId);
    return rows.map((row) => {
      const judged = judge(row, seen);
      if (judged.verdict === 'new') seen.set(sameness(row), `the same as line ${row.line}`);
      return { ...judged, ...linkTo(plantOf(row, known)) };
    });
  }

  /** Adds the new ones of a list that was looked at; answers how many. All in the transaction that is open. */
  async add(userId: string, rows: ListRow[]): Promise<number> {
    const wanted = rows.filter(({ verdict }) => verdict === 'new');
    const known = await this.library.findByNames(
      wanted.flatMap((row) => [row.scientificName, row.commonName]).filter((name) => name !== null),
    );
    for (const row of wanted) await this.addOne(userId, row, plantOf(row, known));
    return wanted.length;
  }

  private async addOne(userId: string, row: ListRow, known: LibraryPlant | undefined): Promise<void> {
    const { commonName, place, notes, lastWatered } = row;
    const plant = {
      userId,
      commonName,
      place,
      light: null,
      potCm: null,
      libraryId: known?.id ?? null,
      scientificName: row.scientificName ?? known?.scientificName ?? null,
      description: notes ?? known?.description ?? null,
      imageUrl: known?.imageUrl ?? null,
      waterNeeds: known?.waterNeeds ?? DEFAULT_WATER_NEEDS,
      lightNeeds: known?.lightNeeds ?? DEFAULT_LIGHT_NEEDS,
      soilType: known?.soilType ?? null,
      careInstructions: known?.careInstructions ?? null,
      lastWatered: lastWatered && `${lastWatered}T12:00:00Z`,
    };
    await this.garden.add(plant);
  }

  private async findOwn(userId: string): Promise<Map<string, string>> {
    const seen = new Map<string, string>();
    for await (const plants of this.records.plants.pages(userId))
      for (const plant of plants) seen.set(sameness(plant), 'already in your garden');
    return seen;
  }
}

function judge(
  { problem, ...row }: ReadRow,
  seen: Map<string, string>,
): Omit<ListRow, 'libraryId' | 'libraryName'> {
  if (problem) return { ...row, verdict: 'not-understood', remark: problem };
  const twin = seen.get(sameness(row));
  if (!twin) return { ...row, verdict: 'new' };
  return { ...row, verdict: 'already', remark: `This is ${twin}, so it is not added again.` };
}

const plantOf = (
  { scientificName, commonName }: Pick<ListRow, 'scientificName' | 'commonName'>,
  known: Map<string, LibraryPlant>,
) => known.get(normaliseName(scientificName ?? '')) ?? known.get(normaliseName(commonName));

const linkTo = (plant: LibraryPlant | undefined) => ({
  libraryId: plant?.id ?? null,
  libraryName: plant?.commonName ?? null,
});
