import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Condition } from '../src/index.js';

/** What a gardener says in their own words, and what published advice gives as its cause. */
export interface Complaint {
  language: 'en' | 'de' | 'es';
  /** Scientific name; null where none is said. */
  plant: string | null;
  says: string;
  /** What the same gardener would tap, as `question=option`; empty where only the words are read. */
  facts: string;
  when: Condition[];
  /** The first of them, or one that cannot be told from it by what is said. */
  causes: string[];
  /** Treats this cause; written from what such pages generally say. */
  source: string;
}

const rows = readFileSync(path.join(__dirname, 'complaints.tsv'), 'utf8').trim().split('\n').slice(1);

/** In three languages. A rule is for a way of speaking: none is made for one of these sentences. */
export const COMPLAINTS: Complaint[] = rows.map((row) => {
  const [language, plant, says, facts, when, causes, source] = row.split('\t') as [string, ...string[]];
  return {
    language: language as Complaint['language'],
    plant: plant || null,
    says: says!,
    facts: facts!,
    when: when!.split(' ').filter(Boolean) as Condition[],
    causes: causes!.split(','),
    source: source!,
  };
});
