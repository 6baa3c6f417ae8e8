import { tRemind } from '../../languages/remind';
import type { PlantDto } from '../../shared/api/api';
import { onDay, type LocalDate } from '../../shared/lib/local-date';

type Kept = Pick<PlantDto, 'commonName' | 'place' | 'waterDueOn' | 'waterReason'>;

/** The due date within a sentence: "on Saturday 28 November"; what is overdue is due today. */
export const dueDay = (dueOn: LocalDate, today: LocalDate) => onDay(dueOn < today ? today : dueOn, today);

/** When the garden's plants of one species are due for water, and why; the soonest of several. */
export function nextWatering(kept: Kept[], today: LocalDate): string[] {
  const [first] = kept
    .filter(({ waterDueOn }) => waterDueOn)
    .sort((a, b) => (a.waterDueOn! < b.waterDueOn! ? -1 : 1));
  if (!first) return [tRemind('unplanned')];
  const name = first.place ? `${first.commonName} (${first.place})` : first.commonName;
  const due = { name, onDay: dueDay(first.waterDueOn!, today) };
  const next =
    kept.length === 1 ? tRemind('yourDue', due) : tRemind('firstDue', { ...due, number: kept.length });
  return first.waterReason ? [next, first.waterReason] : [next];
}
