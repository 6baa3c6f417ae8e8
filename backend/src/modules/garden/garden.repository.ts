import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { Position } from '../../platform/http/page.js';
import { plantNotFound } from './domain/plant.js';
import type { NewPlant, Plant } from './domain/plant.js';

const PLANT = `id, user_id as "userId", library_id as "libraryId", common_name as "commonName",
  scientific_name as "scientificName", description, image_url as "imageUrl", water_needs as "waterNeeds",
  light_needs as "lightNeeds", soil_type as "soilType", care_instructions as "careInstructions",
  date_added as "dateAdded", last_watered as "lastWatered", status`;
const ADD = {
  name: 'garden-add',
  text: `insert into plants (user_id, library_id, common_name, scientific_name, description, image_url, water_needs,
                             light_needs, soil_type, care_instructions, last_watered)
         values ($1, (select id from plant_library where id = $2), $3, $4, $5, $6, $7, $8, $9, $10, $11)
         returning ${PLANT}`,
};
const LIST = {
  name: 'garden-list',
  text: `select ${PLANT} from plants where user_id = $1 order by date_added desc, id desc limit $2`,
};
const LIST_AFTER = {
  name: 'garden-list-after',
  text: `select ${PLANT} from plants
          where user_id = $1 and (date_added, id) < ($3::timestamptz, $4::uuid)
          order by date_added desc, id desc limit $2`,
};
const GET = { name: 'garden-get', text: `select ${PLANT} from plants where id = $1 and user_id = $2` };
const REMOVE = {
  name: 'garden-remove',
  text: `delete from plants where id = $1 and user_id = $2 returning id`,
};

/** The plants in people's gardens. Whose they are is part of every question. */
@Injectable()
export class GardenRepository {
  constructor(private readonly database: Database) {}

  async add(plant: NewPlant): Promise<Plant> {
    const { userId, libraryId, commonName, scientificName, description, imageUrl, waterNeeds } = plant;
    const { lightNeeds, soilType, careInstructions, lastWatered } = plant;
    const looks = [userId, libraryId, commonName, scientificName, description, imageUrl];
    const care = [waterNeeds, lightNeeds, soilType, careInstructions, lastWatered];
    const [added] = await this.database.query<Plant>(ADD, [...looks, ...care]);
    return added!;
  }

  /** Newest first. */
  list(userId: string, limit: number, after?: Position): Promise<Plant[]> {
    if (!after) return this.database.query(LIST, [userId, limit]);
    return this.database.query(LIST_AFTER, [userId, limit, after.createdAt, after.id]);
  }

  /** Throws `plant-not-found`, also for somebody else's. */
  async get(id: string, userId: string): Promise<Plant> {
    const [plant] = await this.database.query<Plant>(GET, [id, userId]);
    if (!plant) throw plantNotFound();
    return plant;
  }

  /** Throws `plant-not-found`, also for somebody else's. */
  async remove(id: string, userId: string): Promise<void> {
    const removed = await this.database.query(REMOVE, [id, userId]);
    if (removed.length === 0) throw plantNotFound();
  }
}
