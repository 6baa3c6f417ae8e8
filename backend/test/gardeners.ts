import type { Api, Person } from './api.js';

/** A time zone in which it is between 11 and 14 o'clock now, so that a test may send messages at any time of day. */
export function zoneAtNoon(now = new Date()): string {
  const ahead = 12 - now.getUTCHours();
  // POSIX turns the sign around: Etc/GMT-3 is three hours ahead of UTC.
  return ahead === 0 ? 'Etc/GMT' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}

/** Somebody at noon whose plants of these names have to be watered today; reminders are off. */
export async function thirsty(api: Api, ...names: string[]): Promise<Person & { plants: string[] }> {
  const person = await api.signUp();
  await api.sql('update users set time_zone = $2 where id = $1', [person.id, zoneAtNoon()]);
  const plants: string[] = [];
  for (const commonName of names) {
    const { body } = await person.post('/api/plants', { commonName, waterNeeds: 'Weekly' }).expect(201);
    plants.push(body.id);
  }
  await api.sql(
    `update care_tasks set due_on = current_date - 2, late_on = current_date + 5
      where user_id = $1 and kind = 'water'`,
    [person.id],
  );
  await api.sql(`update care_tasks set active = false where user_id = $1 and kind <> 'water'`, [person.id]);
  return Object.assign(person, { plants });
}
