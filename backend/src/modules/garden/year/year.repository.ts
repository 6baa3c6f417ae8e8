import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { YearTask } from '../domain/garden-year.js';
import { plantNotFound } from '../domain/plant.js';
import * as sql from './year.statements.js';

/** A plant with its tasks in force that are bound to a time of year. */
export interface YearPlant {
  plantId: string;
  plantName: string;
  libraryId: string | null;
  outdoors: boolean;
  tasks: YearTask[];
}

/** Reads what the year of a garden follows from. The owner is part of every query. */
@Injectable()
export class YearRepository {
  constructor(private readonly database: Database) {}

  /** Every plant that is kept, by name. */
  garden(userId: string): Promise<YearPlant[]> {
    return this.database.query(sql.GARDEN, [userId]);
  }

  /** Throws `plant-not-found`, also for another person's. */
  async plant(id: string, userId: string): Promise<YearPlant> {
    const [plant] = await this.database.query<YearPlant>(sql.PLANT, [id, userId]);
    if (!plant) throw plantNotFound();
    return plant;
  }
}
