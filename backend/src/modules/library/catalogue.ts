import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { PostgresListener } from '../../platform/database/postgres-listener.js';
import { prepareBody } from '../../platform/http/prepared-body.js';
import type { PreparedBody } from '../../platform/http/prepared-body.js';
import { careWords } from './domain/care-words.js';
import { guideOf } from './domain/guides.js';
import { guideNotFound } from './domain/library.errors.js';
import type { Category, LibraryPlant } from './domain/library-plant.js';
import { normaliseName } from './domain/names.js';
import { LibraryRepository } from './library.repository.js';

const MAX_ANSWERS = 200;
/** The version of the library is checked this often, in case a notification of a change was missed. */
const FRESH_MS = 60_000;

/**
 * Prepares each response of the library once and caches it until the library changes. All people get the same
 * responses; the cache can be lost at any time.
 */
@Injectable()
export class Catalogue implements OnModuleInit {
  private readonly answers = new Map<string, Promise<PreparedBody>>();
  /** All plants, of which each guide names those that are like it. */
  private plants?: Promise<LibraryPlant[]>;
  private version?: string;
  private checkedAt = 0;

  constructor(
    private readonly library: LibraryRepository,
    private readonly listener: PostgresListener,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.listener.on('library', () => (this.checkedAt = 0));
  }

  async find(category: Category | undefined, search = ''): Promise<PreparedBody> {
    const text = normaliseName(search).slice(0, 80).trim();
    if (!text && search.trim()) return NOTHING;
    return this.prepare(`${category ?? ''}|${text}`, () => this.make(category, text));
  }

  /** What can be seen of every plant. */
  async findForKey(): Promise<PreparedBody> {
    return this.prepare('key', async () => jsonBody(await this.library.listForKey(), 11));
  }

  /** The care guide at this slug. Throws `guide-not-found`. */
  async findGuide(slug: string): Promise<PreparedBody> {
    return this.prepare(`guide|${slug}`, async () => {
      const plants = await this.allPlants();
      const plant = plants.find((each) => each.slug === slug);
      if (!plant) throw guideNotFound();
      return jsonBody(guideOf(plant, plants));
    });
  }

  private allPlants(): Promise<LibraryPlant[]> {
    if (this.plants) return this.plants;
    const plants = (this.plants = this.library.list());
    plants.catch(() => (this.plants = undefined));
    return plants;
  }

  private async prepare(key: string, make: () => Promise<PreparedBody>): Promise<PreparedBody> {
    if (Date.now() - this.checkedAt > FRESH_MS) await this.refresh();
    const kept = this.answers.get(key);
    if (kept) return kept;
    const answer = make();
    answer.catch(() => this.answers.delete(key));
    if (this.answers.size >= MAX_ANSWERS) this.answers.delete(this.answers.keys().next().value!);
    this.answers.set(key, answer);
    return answer;
  }

  private async refresh(): Promise<void> {
    // Set before the query, so that a change during the query is checked again.
    const checkedAt = (this.checkedAt = Date.now());
    const version = await this.library.version().catch((error: unknown) => {
      if (this.checkedAt === checkedAt) this.checkedAt = 0;
      throw error;
    });
    if (version === this.version) return;
    this.answers.clear();
    this.plants = undefined;
    this.version = version;
  }

  private async make(category: Category | undefined, text: string): Promise<PreparedBody> {
    const plants: LibraryPlant[] = text
      ? await this.library.search(text, category)
      : await this.library.list(category);
    return toBody(plants);
  }
}

function toBody(plants: LibraryPlant[]): PreparedBody {
  return jsonBody(plants.map((plant) => ({ ...plant, care: careWords(plant) })));
}

const jsonBody = (answer: object, quality?: number): PreparedBody =>
  prepareBody('application/json; charset=utf-8', Buffer.from(JSON.stringify(answer)), quality);

/** What is found by a text without a letter or a digit. */
const NOTHING = toBody([]);
