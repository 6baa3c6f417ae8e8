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
  /** What it finds; undefined where what it is asked with does not fit. */
  find: (knowledge: Knowledge, gardener: Gardener, input: unknown) => Promise<unknown> | undefined;
}

function tool<Shape extends z.ZodType>(
  name: string,
  description: string,
  shape: Shape,
  find: (knowledge: Knowledge, gardener: Gardener, input: z.output<Shape>) => Promise<unknown>,
): Tool {
  return {
    name,
    description,
    schema: z.toJSONSchema(shape, { target: 'draft-7' }) as Record<string, unknown>,
    find: (knowledge, gardener, input) => {
      const { success, data } = shape.safeParse(input);
      return success ? find(knowledge, gardener, data) : undefined;
    },
  };
}

const TOOLS: Tool[] = [
  tool(
    'list_my_plants',
    'All plants of this gardener: name, state, last and next watering.',
    z.object({}),
    async (knowledge, gardener) => (await knowledge.plants(gardener)).map(inShort),
  ),
  tool(
    'read_plant',
    'One plant of this gardener, by its id: care tasks with dates, problems, and the last lines of its journal.',
    z.object({ id: z.uuid() }),
    (knowledge, gardener, { id }) => readPlant(knowledge, gardener, id),
  ),
  tool(
    'list_due_care',
    'What is due in the garden from today on, for so many days.',
    z.object({ days: z.number().int().min(0).max(MAX_DAYS) }),
    async (knowledge, gardener, { days }) => {
      const today = todayOf(gardener);
      const tasks = await knowledge.upcoming(gardener, today, addDays(today, days));
      return tasks.map(({ date, kind, title, plantId, plantName }) => ({
        date,
        kind,
        title,
        plant: plantName,
        link: `/garden/${plantId}`,
      }));
    },
  ),
  tool(
    'list_identifications',
    'What was found on the last photos that this gardener had identified, with its health.',
    z.object({}),
    (knowledge, gardener) => knowledge.identified(gardener, MAX_IDENTIFIED),
  ),
  tool(
    'search_library',
    'Care guides of the plant library, by common, scientific or other name: care and toxicity for pets.',
    z.object({ name: z.string().max(80) }),
    async (knowledge, _gardener, { name }) =>
      (await knowledge.searchGuides(name)).slice(0, MAX_FOUND).map(guideInFull),
  ),
  tool(
    'find_problems',
    'Pests, diseases and mistakes in care that a text names, with what to do about them.',
    z.object({ words: z.string().max(300) }),
    async (_knowledge, _gardener, { words }) =>
      problemsFor(words).map(({ name: problem, about, steps, avoid, sources }) => ({
        problem,
        about,
        steps: steps.map(({ text }) => text),
        avoid,
        sources,
      })),
  ),
];

/** What remote models may look up: the same that our own assistant uses. All of it is read, and of this gardener alone. */
@Injectable()
export class KnowledgeTools {
  readonly all: Pick<Tool, 'name' | 'description' | 'schema'>[] = TOOLS;

  constructor(private readonly knowledge: Knowledge) {}

  /** What a tool finds, as JSON, bounded in tokens; a call that does not fit is answered with what is wrong with it. */
  async run(gardener: Gardener, name: string, input: unknown): Promise<string> {
    const asked = TOOLS.find((each) => each.name === name);
    const finding = asked?.find(this.knowledge, gardener, input ?? {});
    if (!finding) return JSON.stringify({ error: 'There is no such tool, or its input does not fit.' });
    return toFittingJson(await finding.catch(inWords), MAX_TOKENS);
  }
}

async function readPlant(knowledge: Knowledge, gardener: Gardener, id: string) {
  const plant = await knowledge.plant(gardener, id);
  if (!plant) return { error: 'This gardener has no such plant.' };
  const [tasks, problems, journal, guides] = await Promise.all([
    knowledge.tasks(gardener, id),
    knowledge.problems(gardener, id),
    knowledge.journal(gardener, id, MAX_ENTRIES),
    knowledge.guidesOf([plant]),
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
