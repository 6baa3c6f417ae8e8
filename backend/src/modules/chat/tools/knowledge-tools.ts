import { Injectable } from '@nestjs/common';
import { problemsFor } from '@leaflore/doctor';
import { z } from 'zod';
import { DomainError } from '../../../kernel/domain-error.js';
import { addDays } from '../../../kernel/local-date.js';
import { todayOf } from '../../garden/index.js';
import type { Gardener, Plant } from '../../garden/index.js';
import { careWords } from '../../library/index.js';
import type { LibraryPlant } from '../../library/index.js';
import { toFittingJson } from '../domain/fitting.js';
import { Knowledge } from '../knowledge.js';

const MAX_FOUND = 5;
const MAX_ENTRIES = 15;
const MAX_DAYS = 31;
const MAX_IDENTIFIED = 5;
/** Of what one call finds. */
const MAX_TOKENS = 4_000;

/** Something that a remote model may look up. */
interface Tool {
  name: string;
  description: string;
  /** JSON schema of what it is asked with. */
  schema: Record<string, unknown>;
}

const SHAPES = {
  list_my_plants: z.object({}),
  read_plant: z.object({ id: z.uuid() }),
  list_due_care: z.object({ days: z.number().int().min(0).max(MAX_DAYS) }),
  list_identifications: z.object({}),
  search_library: z.object({ name: z.string().max(80) }),
  find_problems: z.object({ words: z.string().max(300) }),
};
type Name = keyof typeof SHAPES;

const DESCRIPTIONS: Record<Name, string> = {
  list_my_plants: 'All plants of this gardener: name, state, last and next watering.',
  read_plant:
    'One plant of this gardener, by its id: care tasks with dates, problems, and the last lines of its journal.',
  list_due_care: 'What is due in the garden from today on, for so many days.',
  list_identifications:
    'What was found on the last photos that this gardener had identified, with its health.',
  search_library:
    'Care guides of the plant library, by common, scientific or other name: care and toxicity for pets.',
  find_problems: 'Pests, diseases and mistakes in care that a text names, with what to do about them.',
};

/** What remote models may look up: the same that our own assistant uses. All of it is read, and of this gardener alone. */
@Injectable()
export class KnowledgeTools {
  readonly all: Tool[] = (Object.keys(SHAPES) as Name[]).map((name) => ({
    name,
    description: DESCRIPTIONS[name],
    schema: z.toJSONSchema(SHAPES[name], { target: 'draft-7' }) as Record<string, unknown>,
  }));

  constructor(private readonly knowledge: Knowledge) {}

  /** What a tool finds, as JSON, bounded in tokens; a call that does not fit is answered with what is wrong with it. */
  async run(gardener: Gardener, name: string, input: unknown): Promise<string> {
    const shape = (SHAPES as Record<string, z.ZodType>)[name];
    const { success, data } = shape ? shape.safeParse(input ?? {}) : { success: false, data: undefined };
    if (!success) return JSON.stringify({ error: 'There is no such tool, or its input does not fit.' });
    const found = await this.find(gardener, name as Name, data as never).catch(inWords);
    return toFittingJson(found, MAX_TOKENS);
  }

  private async find(
    gardener: Gardener,
    name: Name,
    input: { id: string; days: number; name: string; words: string },
  ) {
    const { knowledge } = this;
    switch (name) {
      case 'list_my_plants':
        return (await knowledge.plants(gardener)).map(inShort);
      case 'read_plant':
        return this.readPlant(gardener, input.id);
      case 'list_due_care': {
        const today = todayOf(gardener);
        const tasks = await knowledge.upcoming(gardener, today, addDays(today, input.days));
        return tasks.map(({ date, kind, title, plantId, plantName }) => ({
          date,
          kind,
          title,
          plant: plantName,
          link: `/garden/${plantId}`,
        }));
      }
      case 'list_identifications':
        return knowledge.identified(gardener, MAX_IDENTIFIED);
      case 'search_library':
        return (await knowledge.searchGuides(input.name)).slice(0, MAX_FOUND).map(guideInFull);
      case 'find_problems':
        return problemsFor(input.words).map(({ name: problem, about, steps, avoid, sources }) => ({
          problem,
          about,
          steps: steps.map(({ text }) => text),
          avoid,
          sources,
        }));
    }
  }

  private async readPlant(gardener: Gardener, id: string) {
    const plant = await this.knowledge.plant(gardener, id);
    if (!plant) return { error: 'This gardener has no such plant.' };
    const [tasks, problems, journal, guides] = await Promise.all([
      this.knowledge.tasks(gardener, id),
      this.knowledge.problems(gardener, id),
      this.knowledge.journal(gardener, id, MAX_ENTRIES),
      this.knowledge.guidesOf([plant]),
    ]);
    const guide = guides.get(id);
    return {
      ...inShort(plant),
      place: plant.place,
      light: plant.light,
      potCm: plant.potCm,
      outdoors: plant.outdoors,
      tasks: tasks.map(({ kind, title, lastDoneOn, dueOn, reason }) => ({
        kind,
        title,
        lastDoneOn,
        dueOn,
        reason,
      })),
      problems: problems.map(({ title, openedOn, closedOn, outcome }) => ({
        title,
        openedOn,
        closedOn,
        outcome,
      })),
      journal: journal.map(({ createdAt, content }) => ({ at: createdAt, text: content })),
      guide: guide && guideInFull(guide),
    };
  }
}

/** What went wrong is for the model only where it is about what it asked. */
function inWords(error: unknown) {
  if (error instanceof DomainError) return { error: error.message };
  throw error;
}

const inShort = ({ id, commonName, scientificName, status, problem, lastWatered, waterDueOn }: Plant) => ({
  id,
  link: `/garden/${id}`,
  name: commonName,
  scientificName,
  status,
  problem,
  lastWatered,
  waterDueOn,
});

const guideInFull = (guide: LibraryPlant) => ({
  link: `/library/${guide.slug}`,
  name: guide.commonName,
  scientificName: guide.scientificName,
  otherNames: guide.otherNames,
  description: guide.description,
  care: careWords(guide),
  careInstructions: guide.careInstructions,
  light: guide.lightNeeds,
  soil: guide.soilType,
  temperatureC: guide.temperatureC,
  humidity: guide.humidity,
  difficulty: guide.difficulty,
  petToxicity: guide.petToxicity,
});
