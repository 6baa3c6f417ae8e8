import { Injectable } from '@nestjs/common';
import { DomainError } from '../../kernel/domain-error.js';
import { texts } from '../../kernel/languages/texts.js';
import { addDays } from '../../kernel/local-date.js';
import type { LocalDate } from '../../kernel/local-date.js';
import {
  CareAgenda,
  HealthService,
  JournalService,
  PlantsService,
  ScheduleService,
  todayOf,
} from '../garden/index.js';
import type {
  CareEvent,
  CareTask,
  Gardener,
  HealthProblem,
  JournalEntry,
  Occurrence,
  Plant,
} from '../garden/index.js';
import { IdentificationRepository } from '../identification/index.js';
import { LibraryRepository, nameInLanguage, normaliseName, translated } from '../library/index.js';
import type { LibraryPlant } from '../library/index.js';

const tAssistant = texts('assistant');

/** More than anybody has; a garden with more is answered from its newest. */
const MAX_PLANTS = 2000;
const MAX_GENUS = 6;

/** Something that was done for a plant on a day. */
export interface DoneCare {
  plantId: string;
  plantName: string;
  kind: string;
  title: string | null;
  on: LocalDate;
  /** Who did it, where that was somebody else: one of the household, or the plant sitter. */
  by: string | null;
}

/** What was found on a photo. */
interface Identified {
  at: Date;
  name: string;
  scientificName: string;
  /** 0 to 1. */
  confidence: number;
  health: string | null;
  issues: string[];
}

/**
 * All that may be looked up to answer a question: the gardener's own garden, and the library in the language that is spoken. It changes
 * nothing.
 */
@Injectable()
export class Knowledge {
  constructor(
    private readonly garden: PlantsService,
    private readonly schedules: ScheduleService,
    private readonly journals: JournalService,
    private readonly health: HealthService,
    private readonly agenda: CareAgenda,
    private readonly identifications: IdentificationRepository,
    private readonly library: LibraryRepository,
  ) {}

  /** The plants that are kept, newest first. */
  plants(gardener: Gardener): Promise<Plant[]> {
    return this.garden.list(gardener, false, MAX_PLANTS);
  }

  /** One of the gardener's plants; undefined when there is no such plant. */
  plant(gardener: Gardener, id: string): Promise<Plant | undefined> {
    return this.garden.get(gardener, id).catch((error: unknown) => {
      if (error instanceof DomainError && error.kind === 'not-found') return undefined;
      throw error;
    });
  }

  /** The tasks of one of the gardener's plants. */
  tasks(gardener: Gardener, plantId: string): Promise<CareTask[]> {
    return this.schedules.get(gardener, plantId);
  }

  /** Notes and care done, newest first. */
  journal(gardener: Gardener, plantId: string, limit: number): Promise<JournalEntry[]> {
    return this.journals.list(gardener, plantId, limit);
  }

  /** What is or was wrong with a plant, newest first. */
  problems(gardener: Gardener, plantId: string): Promise<HealthProblem[]> {
    return this.health.list(gardener, plantId);
  }

  /** What falls on which day, by day; what is overdue falls on the first. */
  upcoming(gardener: Gardener, from: LocalDate, to: LocalDate): Promise<Occurrence[]> {
    return this.agenda.upcoming(gardener, from, to);
  }

  /** What was due by now and is put off to another day. */
  async putOff(gardener: Gardener): Promise<CareTask[]> {
    return (await this.agenda.today(gardener)).putOff;
  }

  /** What was answered about care since a day, the earliest first. */
  answered(gardener: Gardener, from: LocalDate): Promise<CareEvent[]> {
    return this.agenda.answered(gardener, from, todayOf(gardener));
  }

  /** What was done in the last days, newest first. */
  async done(gardener: Gardener, days: number): Promise<DoneCare[]> {
    const events = await this.answered(gardener, addDays(todayOf(gardener), 1 - days));
    return events
      .filter(({ answer }) => answer === 'done' || answer === 'was-dry')
      .reverse()
      .map(({ plantId, plantName, kind, title, happenedOn, by, bySitter }) => ({
        plantId,
        plantName,
        kind,
        title,
        on: happenedOn,
        by: bySitter ? tAssistant('plantSitter') : by,
      }));
  }

  /** What was identified lately on the gardener's photos, newest first. */
  async identified(gardener: Gardener, limit: number): Promise<Identified[]> {
    const rows = await this.identifications.list(gardener.id, limit);
    return rows.flatMap(({ finding, createdAt }): Identified[] =>
      finding?.plant
        ? [
            {
              at: createdAt,
              name: finding.plant.commonName,
              scientificName: finding.plant.scientificName,
              confidence: finding.confidence,
              health: finding.plant.diseaseDetection?.status ?? null,
              issues: finding.plant.diseaseDetection?.issues ?? [],
            },
          ]
        : [],
    );
  }

  /** The entry of the library behind each of these plants, by plant. */
  async guidesOf(plants: Plant[]): Promise<Map<string, LibraryPlant>> {
    const ids = plants.flatMap(({ libraryId }) => libraryId ?? []);
    const known = await this.library.findByIds([...new Set(ids)]);
    return new Map(
      plants.flatMap(({ id, libraryId }): [string, LibraryPlant][] => {
        const guide = libraryId && known.get(libraryId);
        return guide ? [[id, translated(guide)]] : [];
      }),
    );
  }

  /** The entries that bear exactly one of these names, in the language that is spoken or in English, by normalised name. */
  async guidesNamed(names: string[]): Promise<Map<string, LibraryPlant>> {
    const found = [...(await this.library.findByNames(names))];
    const bears = (name: string, guide: LibraryPlant) =>
      [guide, translated(guide)].some((named) => namesOf(named).includes(name));
    return new Map(
      found.flatMap(([name, guide]): [string, LibraryPlant][] =>
        bears(name, guide) ? [[name, translated(guide)]] : [],
      ),
    );
  }

  /** The entries of these genera, the first few of each as the search sorts them, by genus. Other words have none. */
  async guidesOfGenera(words: string[]): Promise<Map<string, LibraryPlant[]>> {
    const genera = new Set((await this.library.list()).map(({ scientificName }) => genusOf(scientificName)));
    const found = await Promise.all(
      [...new Set(words)]
        .filter((word) => genera.has(word))
        .map(async (genus): Promise<[string, LibraryPlant[]]> => {
          const guides = await this.library.search(genus);
          const own = guides.filter(({ scientificName }) => genusOf(scientificName) === genus);
          return [genus, own.slice(0, MAX_GENUS).map((guide) => translated(guide))];
        }),
    );
    return new Map(found);
  }

  /** The entries that resemble a name, best first. */
  async searchGuides(text: string): Promise<LibraryPlant[]> {
    return (await this.library.search(text)).map((guide) => translated(guide));
  }

  /** The whole library. */
  async allGuides(): Promise<LibraryPlant[]> {
    return (await this.library.list()).map((guide) => translated(guide));
  }
}

/** All names of an entry, as the search compares them, and its English one. */
export const namesOf = (guide: LibraryPlant): string[] =>
  [guide.commonName, nameInLanguage(guide, 'en'), guide.scientificName, ...guide.otherNames].map(
    normaliseName,
  );

/** The first word of a scientific name, in lower case. */
export const genusOf = (scientificName: string | null): string =>
  normaliseName(scientificName ?? '').split(' ', 1)[0] ?? '';
