import type { Api, Person } from './api.js';

/** A time zone in which it is now between 12 and 13 o'clock, so that a test can run at any time of day. */
export const zoneAtNoon = (now = new Date()): string => zoneAhead(12 - now.getUTCHours());

/** A time zone in which the day began less than an hour ago. */
export function zoneAtMidnight(now = new Date()): string {
  const hour = now.getUTCHours();
  return zoneAhead(hour < 12 ? -hour : 24 - hour);
}

/** POSIX reverses the sign: Etc/GMT-3 is three hours ahead of UTC. */
const zoneAhead = (hours: number): string =>
  hours === 0 ? 'Etc/GMT' : `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`;

/**
 * A person with a confirmed address in a time zone where it is noon, with plants of these names that are due for watering today. Reminders are
 * off.
 */
export async function thirsty(api: Api, ...names: string[]): Promise<Person & { plants: string[] }> {
  const timeZone = zoneAtNoon();
  const person = await api.signUp({ timeZone, isVerified: true });
  const plants: string[] = [];
  for (const commonName of names) {
    const { body } = await person.post('/api/plants', { commonName, waterNeeds: 'Weekly' }).expect(201);
    plants.push(body.id);
  }
  await api.sql(
    `update care_tasks set due_on = (now() at time zone $2)::date - 2, late_on = (now() at time zone $2)::date + 5
      where user_id = $1 and kind = 'water'`,
    [person.id, timeZone],
  );
  await api.sql(`update care_tasks set active = false where user_id = $1 and kind <> 'water'`, [person.id]);
  return Object.assign(person, { plants });
}

/**
 * A person in a time zone where it is noon, with plants of these names that were watered 30 days ago and are to be watered weekly: due, and
 * due again when an answer is taken back.
 */
export async function longDry(api: Api, ...names: string[]): Promise<Person & { plants: string[] }> {
  const person = await api.signUp({ timeZone: zoneAtNoon() });
  const lastWatered = new Date(Date.now() - 30 * 24 * 3_600_000).toISOString();
  const plants: string[] = [];
  for (const commonName of names) {
    const plant = { commonName, waterNeeds: 'Weekly', lastWatered };
    plants.push((await person.post('/api/plants', plant).expect(201)).body.id);
  }
  await api.sql(`update care_tasks set active = false where user_id = $1 and kind <> 'water'`, [person.id]);
  return Object.assign(person, { plants });
}
