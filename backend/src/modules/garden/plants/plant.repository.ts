import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { Position } from '../../../platform/http/page.js';
import { plantNotFound, withStatus } from '../domain/plant.js';
import type { NewPlant, Plant, PlantChange, PlantState } from '../domain/plant.js';
import type { Due, Rhythm } from '../domain/schedule.js';
import { listedPlant, PLANT_STATE } from '../tables/plant.columns.js';

const FROM = `plants p left join care_tasks t on t.plant_id = p.id and t.kind = 'water' and t.active`;

const ADD = {
  name: 'garden-add',
  text: `with p as (
           insert into plants (user_id, library_id, common_name, scientific_name, description, image_url, water_needs,
                               light_needs, soil_type, care_instructions, place, light, pot_cm, last_watered)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) returning *),
         t as (
           insert into care_tasks (user_id, plant_id, kind, growing_days, resting_days, starts_on, last_done_on, due_on,
                                   late_on, reason)
           select p.user_id, p.id, of.kind, of."growingDays", of."restingDays", $15::date, of."lastDoneOn", of."dueOn",
                  of."lateOn", of.reason
             from p, jsonb_to_recordset($16::jsonb) as of (kind text, "growingDays" integer, "restingDays" integer,
                  "lastDoneOn" date, "dueOn" date, "lateOn" date, reason text) returning *),
         watered as (
           insert into care_events (user_id, plant_id, task_id, kind, answer, happened_on, happened_at)
           select user_id, plant_id, id, kind, 'done', last_done_on, $14 from t
            where kind = 'water' and last_done_on is not null)
         select ${PLANT_STATE} from p left join t on t.kind = 'water'`,
};
const LIST = {
  name: 'garden-list',
  text: `select ${listedPlant('$3')} from ${FROM}
          where p.user_id = $1 and p.deleted_at is null and (p.archived_at is not null) = $4
          order by p.date_added desc, p.id desc limit $2`,
};
const LIST_AFTER = {
  name: 'garden-list-after',
  text: `select ${listedPlant('$3')} from ${FROM}
          where p.user_id = $1 and p.deleted_at is null and (p.archived_at is not null) = $4
            and (p.date_added, p.id) < ($5::timestamptz, $6::uuid)
          order by p.date_added desc, p.id desc limit $2`,
};
const GET = {
  name: 'garden-get',
  text: `select ${PLANT_STATE} from ${FROM} where p.id = $1 and p.user_id = $2 and p.deleted_at is null`,
};
const text = (column: string, member: string) =>
  `${column} = case when $3::jsonb ? '${member}' then $3::jsonb ->> '${member}' else ${column} end`;
const CHANGE = {
  name: 'garden-change',
  text: `update plants set ${text('common_name', 'commonName')}, ${text('scientific_name', 'scientificName')},
                ${text('description', 'description')}, ${text('image_url', 'imageUrl')},
                ${text('water_needs', 'waterNeeds')}, ${text('light_needs', 'lightNeeds')},
                ${text('soil_type', 'soilType')}, ${text('care_instructions', 'careInstructions')},
                ${text('place', 'place')}, ${text('light', 'light')},
                pot_cm = case when $3::jsonb ? 'potCm' then ($3::jsonb ->> 'potCm')::integer else pot_cm end,
                archived_at = case when not $3::jsonb ? 'archived' then archived_at
                                   when ($3::jsonb ->> 'archived')::boolean then coalesce(archived_at, now()) end
          where id = $1 and user_id = $2 and deleted_at is null returning id`,
};
const REMOVE = {
  name: 'garden-remove',
  text: `update plants set deleted_at = now() where id = $1 and user_id = $2 and deleted_at is null returning id`,
};
const RESTORE = {
  name: 'garden-restore',
  text: `update plants set deleted_at = null where id = $1 and user_id = $2 and deleted_at is not null returning id`,
};
const PURGE = {
  name: 'garden-purge',
  text: `with old_entries as (delete from journal_entries where deleted_at < now() - make_interval(days => $1))
         delete from plants where deleted_at < now() - make_interval(days => $1)`,
};

/** A rhythm with its first date. */
export type FirstTask = Rhythm & Due;

/** The plants in people's gardens. The owner is part of every query; `today` is the owner's own day. */
@Injectable()
export class PlantRepository {
  constructor(private readonly database: Database) {}

  /** Puts a plant into the garden with its tasks, all or nothing, in one statement. */
  async add(plant: NewPlant, tasks: FirstTask[], today: string): Promise<Plant> {
    const { userId, libraryId, commonName, scientificName, description, imageUrl, waterNeeds } = plant;
    const { lightNeeds, soilType, careInstructions, place, light, potCm, lastWatered } = plant;
    const looks = [userId, libraryId, commonName, scientificName, description, imageUrl];
    const care = [waterNeeds, lightNeeds, soilType, careInstructions, place, light, potCm, lastWatered];
    const [added] = await this.database.query<PlantState>(ADD, [
      ...looks,
      ...care,
      today,
      JSON.stringify(tasks),
    ]);
    return withStatus(added!, today);
  }

  /** Newest first; those that are kept, or the archived ones. */
  list(
    userId: string,
    today: string,
    isArchived: boolean,
    limit: number,
    after?: Position,
  ): Promise<Plant[]> {
    const values = [userId, limit, today, isArchived];
    if (!after) return this.database.query(LIST, values);
    return this.database.query(LIST_AFTER, [...values, after.createdAt, after.id]);
  }

  /** Throws `plant-not-found`, also for another person's. */
  async get(id: string, userId: string, today: string): Promise<Plant> {
    const [plant] = await this.database.query<PlantState>(GET, [id, userId]);
    if (!plant) throw plantNotFound();
    return withStatus(plant, today);
  }

  /** What is left out stays as it is. Throws `plant-not-found`, also for another person's. */
  async updatePlant(id: string, userId: string, change: Omit<PlantChange, 'problem'>): Promise<void> {
    await this.one(CHANGE, [id, userId, JSON.stringify(change)]);
  }

  /** It can come back for 30 days. Throws `plant-not-found`, also for another person's. */
  remove(id: string, userId: string): Promise<void> {
    return this.one(REMOVE, [id, userId]);
  }

  /** Throws `plant-not-found`, also for another person's. */
  restore(id: string, userId: string): Promise<void> {
    return this.one(RESTORE, [id, userId]);
  }

  /** Forgets for good what was deleted so long ago. */
  async purge(afterDays: number): Promise<void> {
    await this.database.query(PURGE, [afterDays]);
  }

  private async one(statement: typeof REMOVE, values: unknown[]): Promise<void> {
    const changed = await this.database.query(statement, values);
    if (changed.length === 0) throw plantNotFound();
  }
}
