import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { collator } from '../../kernel/languages/collator.js';
import { language, speaking } from '../../kernel/languages/language.js';
import type { LanguageCode } from '../../kernel/languages/language.js';
import { PostgresListener } from '../../platform/database/postgres-listener.js';
import { prepareBody } from '../../platform/http/prepared-body.js';
import type { PreparedBody } from '../../platform/http/prepared-body.js';
import { careWords } from './domain/care-words.js';
import { guideOf } from './domain/guides.js';
import { guideNotFound } from './domain/library.errors.js';
import type { Category, LibraryPlant } from './domain/library-plant.js';
import { normaliseName } from './domain/names.js';
import { LibraryRepository } from './library.repository.js';
import { nameInLanguage, translated } from './translations.js';

const MAX_ANSWERS = 200;
/** The version of the library is checked this often, in case a notification of a change was missed. */
const FRESH_MS = 60_000;

/**
 * Prepares each response of the library once for each language and caches it until the library changes. All people get the same
 * responses at the same address, of which the language is a part; the cache can be lost at any time.
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

  async find(category: Category | undefined, search = '', code: LanguageCode = 'en'): Promise<PreparedBody> {
    const text = normaliseName(search).slice(0, 80).trim();
    if (!text && search.trim()) return NOTHING;
    return this.prepare(code, `${category ?? ''}|${text}`, () => this.make(category, text));
  }

  /** What can be seen of every plant. */
  async findForKey(code: LanguageCode = 'en'): Promise<PreparedBody> {
    return this.prepare(code, 'key', async () => {
      const plants = await this.library.listForKey();
      const named = plants.map((plant) => ({ ...plant, commonName: nameInLanguage(plant) }));
      return jsonBody(byName(named), 11);
    });
  }

  /** The care guide at this slug. Throws `guide-not-found`. */
  async findGuide(slug: string, code: LanguageCode = 'en'): Promise<PreparedBody> {
    return this.prepare(code, `guide|${slug}`, async () => {
      const plants = (await this.allPlants()).map((each) => translated(each));
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

  /** Makes it in the language of the address, whichever one the request is answered in otherwise. */
  private async prepare(
    code: LanguageCode,
    what: string,
    make: () => Promise<PreparedBody>,
  ): Promise<PreparedBody> {
    const key = `${code}|${what}`;
    if (Date.now() - this.checkedAt > FRESH_MS) await this.refresh();
    const kept = this.answers.get(key);
    if (kept) return kept;
    const answer = speaking(code, make);
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
    if (text) return toBody((await this.library.search(text, category)).map((plant) => translated(plant)));
    return toBody(byName((await this.library.list(category)).map((plant) => translated(plant))));
  }
}

/** In the order of their names; the database has them in that of the English ones. */
const byName = <Plant extends { commonName: string }>(plants: Plant[]): Plant[] =>
  language() === 'en'
    ? plants
    : plants.sort((one, other) => collator().compare(one.commonName, other.commonName));

function toBody(plants: LibraryPlant[]): PreparedBody {
  return jsonBody(plants.map((plant) => ({ ...plant, care: careWords(plant) })));
}

const jsonBody = (answer: object, quality?: number): PreparedBody =>
  prepareBody('application/json; charset=utf-8', Buffer.from(JSON.stringify(answer)), quality);

/** What is found by a text without a letter or a digit. */
const NOTHING = toBody([]);
