import type { Units } from '@leaflore/doctor/units';
import { Injectable } from '@nestjs/common';
import { HOUR_S } from '../../kernel/durations.js';
import { addDays, instantOf, localDateOf } from '../../kernel/local-date.js';
import type { LocalDate } from '../../kernel/local-date.js';
import { Config } from '../../platform/config/config.js';
import { CareAgenda } from '../garden/index.js';
import type { Occurrence } from '../garden/index.js';
import { sha256 } from '../../platform/hash.js';
import { explainChore, measured, sorted, summarise } from './domain/reminder-words.js';

const DAYS_AHEAD = 60;
const LOOK_AGAIN_S = 6 * HOUR_S;

/** A calendar feed of what is due in the coming weeks (RFC 5545, RFC 7986). */
@Injectable()
export class CalendarFeed {
  constructor(
    private readonly agenda: CareAgenda,
    private readonly config: Config,
  ) {}

  /** One all-day event per day, from today on. Overdue tasks are listed today. */
  async write(userId: string, timeZone: string, units: Units): Promise<string> {
    const { default: ical, ICalEventTransparency } = await import('ical-generator');
    const garden = sha256(userId).toString('hex').slice(0, 16);
    const today = localDateOf(new Date(), timeZone);
    const occurrences = await this.agenda.upcoming(
      { id: userId, timeZone },
      today,
      addDays(today, DAYS_AHEAD),
    );
    const calendar = ical({
      name: 'Leaflore',
      prodId: { company: 'Leaflore', product: 'Plant care' },
      ttl: LOOK_AGAIN_S,
    });
    for (const [day, chores] of byDay(measured(occurrences, units)))
      calendar.createEvent({
        id: `care-${day}@${garden}.leaflore`,
        // The start of the day, so that an unchanged feed is byte-identical.
        stamp: instantOf(today, 0, 'UTC'),
        start: instantOf(day, 0, 'UTC'),
        end: instantOf(addDays(day, 1), 0, 'UTC'),
        allDay: true,
        transparency: ICalEventTransparency.TRANSPARENT,
        summary: summarise(chores),
        description: sorted(chores).map(explainChore).join('\n'),
        url: `${this.config.publicUrl}/garden`,
      });
    return calendar.toString();
  }
}

function byDay(occurrences: Occurrence[]): Map<LocalDate, Occurrence[]> {
  const days = new Map<LocalDate, Occurrence[]>();
  for (const one of occurrences) {
    const day = days.get(one.date);
    if (day) day.push(one);
    else days.set(one.date, [one]);
  }
  return days;
}
