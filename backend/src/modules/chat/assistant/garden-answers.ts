import { texts } from '../../../kernel/languages/texts.js';
import { dayInWords } from '../../../kernel/spoken-time.js';
import type { Plant } from '../../garden/index.js';
import { emptyGarden } from './care-answers.js';
import type { Scene } from './care-answers.js';
import {
  bullets,
  dayAgo,
  dayAhead,
  dayOfInstant,
  inWords,
  plain,
  plantLink,
  said,
  withMore,
} from './words.js';
import type { Said } from './words.js';

const tAssistant = texts('assistant');
const tHelp = texts('assistantHelp');

const MAX_ENTRIES = 6;
const MAX_LISTED = 30;

const STATUS: Record<Plant['status'], (plant: string) => string> = {
  healthy: (plant) => tAssistant('isHealthy', { plant }),
  'needs-water': (plant) => tAssistant('isThirsty', { plant }),
  'needs-care': (plant) => tAssistant('isUnwell', { plant }),
};

/** The garden as a whole, or those of its plants that are thirsty or unwell. */
export function overview({ plants }: Scene, text: string): Said {
  if (!plants.length) return emptyGarden();
  const thirsty = plants.filter(({ needsWater }) => needsWater);
  const unwell = plants.filter(({ problem }) => problem);
  if (/\b(thirsty|need(s)? water)\b/.test(text))
    return listed(tAssistant('theseNeedWater'), thirsty, tAssistant('noneNeedWater'));
  if (/\b(sick|ill|unwell|need(s)? care|problems?|dying)\b/.test(text))
    return listed(tAssistant('theseUnwell'), unwell, tAssistant('noneUnwell'));
  if (/\bhealthy\b/.test(text)) {
    const healthy = plants.filter(({ status }) => status === 'healthy');
    return listed(tAssistant('theseHealthy'), healthy, tAssistant('noneHealthy'));
  }
  const names = inWords(plants.slice(0, MAX_LISTED).map((plant) => plantLink(plant)));
  const all = tAssistant('youHave', { plants: names, count: plants.length });
  const ill = unwell.length ? tAssistant('areUnwell', { count: unwell.length }) : tHelp('noneIsUnwell');
  const state = thirsty.length
    ? tAssistant('needWater', { unwell: ill, count: thirsty.length })
    : tHelp('noneIsThirsty', { unwell: ill });
  return said(`${all} ${state}`, 0.95);
}

const listed = (these: string, plants: Plant[], none: string): Said =>
  said(
    plants.length
      ? `${these}\n\n${bullets(
          withMore(
            plants.slice(0, MAX_LISTED).map((plant) => plantLink(plant)),
            plants.length,
          ),
        )}`
      : none,
    0.95,
  );

/** How one plant is doing. */
export async function statusOf({ knowledge, gardener, today }: Scene, own: Plant[]): Promise<Said> {
  const lines = await Promise.all(
    own.slice(0, MAX_ENTRIES).map(async (plant) => {
      const [open] = plant.problem ? await knowledge.problems(gardener, plant.id) : [];
      const sentences = [
        STATUS[plant.status](plantLink(plant)),
        plant.problem && trouble(plain(plant.problem), open && dayInWords(open.openedOn, today)),
        plant.lastWatered &&
          tAssistant('lastWatered', { day: dayAgo(dayOfInstant(plant.lastWatered, gardener), today) }),
        plant.waterDueOn && tAssistant('nextWatering', { day: dayAhead(plant.waterDueOn, today) }),
      ];
      return sentences.filter(Boolean).join(' ');
    }),
  );
  return said(lines.length > 1 ? bullets(withMore(lines, own.length)) : lines[0]!, 0.95);
}

const trouble = (problem: string, day: string | undefined): string =>
  day ? tAssistant('problemSince', { problem, day }) : tAssistant('problem', { problem });

/** The last lines of the journals of plants. */
export async function journalOf({ knowledge, gardener, today }: Scene, own: Plant[]): Promise<Said> {
  const parts = await Promise.all(
    own.slice(0, 3).map(async (plant) => {
      const entries = await knowledge.journal(gardener, plant.id, MAX_ENTRIES);
      const lines = entries.map(({ createdAt, content }) =>
        tAssistant('entry', {
          day: dayInWords(dayOfInstant(createdAt, gardener), today),
          text: plain(content),
        }),
      );
      return lines.length
        ? `${tAssistant('lastEntries', { plant: plantLink(plant) })}\n\n${bullets(lines)}`
        : tAssistant('noEntries', { plant: plantLink(plant) });
    }),
  );
  return said(parts.join('\n\n'), 0.95);
}
