import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Condition } from '../src/index.js';

/** A described case: what a person with this plant would see and say, and what the published key names as its cause. */
export interface Case {
  /** Scientific name; null where the key speaks of any plant. */
  plant: string | null;
  says: string;
  /** What the description holds, as taps: `question=option`. What it does not say is "I can't tell". */
  facts: string;
  when: Condition[];
  expect: string;
  source: string;
}

const rows = readFileSync(path.join(__dirname, 'cases.tsv'), 'utf8').trim().split('\n').slice(1);

/**
 * Described cases from published diagnostic keys, written before any weight was set. Every second one was looked at while the
 * questions were weighed; the others (`HELD_OUT`) were not.
 */
export const CASES: Case[] = rows.map((row) => {
  const [plant, says, facts, when, expect, source] = row.split('\t') as [string, ...string[]];
  return {
    plant: plant || null,
    says: says!,
    facts: facts!,
    when: when!.split(' ').filter(Boolean) as Condition[],
    expect: expect!,
    source: source!,
  };
});
export const HELD_OUT = CASES.filter((_, index) => index % 2 === 1);
