import { Injectable } from '@nestjs/common';
import type { PlantRecord } from '../../garden/index.js';
import type { IdentificationExport } from '../../identification/index.js';
import { LibraryRepository } from '../../library/index.js';

type Finding = NonNullable<IdentificationExport['finding']>;

/** Plants have other ids in the library of another server, so they are found by their scientific names. */
@Injectable()
export class LibraryLinks {
  constructor(private readonly library: LibraryRepository) {}

  /** Looks up each plant of the library at most once. */
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

/** The same record with links to this server's library. */
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
