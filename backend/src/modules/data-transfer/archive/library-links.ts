import { Injectable } from '@nestjs/common';
import type { PlantRecord } from '../../garden/index.js';
import type { IdentificationExport } from '../../identification/index.js';
import { LibraryRepository } from '../../library/index.js';

type Finding = NonNullable<IdentificationExport['finding']>;

/** The library of another server has other ids for the same plants: they are looked up by their scientific names. */
@Injectable()
export class LibraryLinks {
  constructor(private readonly library: LibraryRepository) {}

  /** One look-up for each plant of the library that is asked for, however often. */
  begin(): (id: string | null, scientificName: string | null) => Promise<string | null> {
    const known = new Map<string, Promise<string | null>>();
    return (id, name) => {
      if (!id) return Promise.resolve(null);
      const found = known.get(id) ?? this.find(id, name);
      known.set(id, found);
      return found;
    };
  }

  private async find(id: string, name: string | null): Promise<string | null> {
    if (await this.library.findById(id)) return id;
    const [plant] = name ? (await this.library.findByNames([name])).values() : [];
    return plant?.id ?? null;
  }
}

export type FindPlant = ReturnType<LibraryLinks['begin']>;

/** The same record with links into this server's library. */
export async function linkToLibrary<Row extends object>(row: Row, find: FindPlant): Promise<Row> {
  if ('libraryId' in row) {
    const { libraryId, scientificName = null } = row as unknown as PlantRecord;
    return { ...row, libraryId: await find(libraryId, scientificName) };
  }
  if ('finding' in row && row.finding) {
    const { identifiedAs } = row as unknown as IdentificationExport;
    const finding = await linkFinding(row.finding as Finding, find);
    return { ...row, finding, identifiedAs: identifiedAs && (finding.plant?.libraryId ?? null) };
  }
  return row;
}

async function linkFinding(finding: Finding, find: FindPlant): Promise<Finding> {
  const link = async <Plant extends { libraryId: string | null; scientificName: string }>(plant: Plant) => ({
    ...plant,
    libraryId: await find(plant.libraryId, plant.scientificName),
  });
  const candidates = await Promise.all(finding.candidates.map(link));
  return { ...finding, plant: finding.plant && (await link(finding.plant)), candidates };
}
