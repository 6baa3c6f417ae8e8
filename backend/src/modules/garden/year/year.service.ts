import { Injectable } from '@nestjs/common';
import { hemisphereOf } from '../../../kernel/hemisphere.js';
import { hasWinter } from '../../../kernel/winter.js';
import { monthOf, timeZoneOf } from '../../../kernel/local-date.js';
import {
  careCalendar,
  coldSeason,
  coldWhereItStands,
  endWhereItStands,
  LibraryRepository,
  seasonalTips,
} from '../../library/index.js';
import type { LibraryPlant, SeasonalTip } from '../../library/index.js';
import { coldNote } from '../domain/cold-note.js';
import { partsIn, plantYear, YEAR_PARTS } from '../domain/garden-year.js';
import type { PlantYear, YearPart } from '../domain/garden-year.js';
import { readerOf } from '../domain/gardener.js';
import type { Gardener } from '../domain/gardener.js';
import { coldOfTasks } from '../domain/rhythms.js';
import { YearRepository } from './year.repository.js';
import type { YearPlant } from './year.repository.js';

/** The year of a plant, and what is to be known of the cold now, where it stands outdoors. */
export interface PlantYearNow extends PlantYear {
  coldNote: string | null;
}

/** What a month has for a garden. */
export interface GardenMonth {
  /** `2026-11` */
  month: string;
  /** Each part of the year with the plants that have it now; parts without a plant are left out. */
  parts: { part: YearPart; plants: { id: string; name: string }[] }[];
  tips: Pick<SeasonalTip, 'id' | 'text' | 'source'>[];
}

/** The year of a plant, and what a month has for a whole garden. */
@Injectable()
export class YearService {
  constructor(
    private readonly years: YearRepository,
    private readonly library: LibraryRepository,
  ) {}

  /** Throws `plant-not-found`, also for another person's. */
  async plant(gardener: Gardener, id: string): Promise<PlantYearNow> {
    const plant = await this.years.plant(id, gardener.id);
    const known = plant.libraryId ? await this.library.findById(plant.libraryId) : undefined;
    const cold = endWhereItStands({ known, outdoors: plant.outdoors });
    const { today, mayArchive } = readerOf(gardener);
    const isForThem = mayArchive || cold?.asksFor !== 'end';
    const note = isForThem ? coldNote(cold, monthOf(today), seasonsOf(gardener)) : null;
    return { ...yearOf(gardener, plant, known), coldNote: note };
  }

  /** Two queries, however large the garden is. */
  async month(gardener: Gardener, month: string): Promise<GardenMonth> {
    const plants = await this.years.garden(gardener.id);
    const library = await this.library.findByIds([
      ...new Set(plants.flatMap(({ libraryId }) => libraryId ?? [])),
    ]);
    const knownOf = ({ libraryId }: YearPlant) => (libraryId ? library.get(libraryId) : undefined);
    const now = plants.map((plant) => ({
      id: plant.plantId,
      name: plant.plantName,
      parts: partsIn(month, yearOf(gardener, plant, knownOf(plant)), plant.tasks),
    }));
    const parts = YEAR_PARTS.map((part) => ({
      part,
      plants: now.filter((plant) => plant.parts.includes(part)).map(({ id, name }) => ({ id, name })),
    }));
    const tipped = plants.map((plant) => ({ outdoors: plant.outdoors, known: knownOf(plant) }));
    const tips = seasonalTips(tipped, Number(month.slice(5)), seasonsOf(gardener));
    return {
      month,
      parts: parts.filter((part) => part.plants.length > 0),
      tips: tips.map(({ id, text, source }) => ({ id, text, source })),
    };
  }
}

const seasonsOf = (gardener: Gardener) => hemisphereOf(timeZoneOf(gardener));

const yearOf = (gardener: Gardener, plant: YearPlant, known?: LibraryPlant): PlantYear => {
  const flowers = known ? careCalendar(known).flowers : [];
  const cold = coldWhereItStands({ known, outdoors: plant.outdoors });
  const knownYear = { flowers, cold, hasWinter: hasWinter(timeZoneOf(gardener)) };
  const asks = coldOfTasks({ cold: known && coldSeason(known)?.asksFor }, plant.outdoors);
  const tasks = plant.tasks.map((task) => ({ ...task, cold: asks }));
  return plantYear(tasks, knownYear, seasonsOf(gardener));
};
