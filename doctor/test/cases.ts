import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Condition } from '../src/index.js';

/** A described case: what a person with this plant would see and say, and what is published as its cause. */
export interface Case {
  /** Scientific name; null for any plant. */
  plant: string | null;
  says: string;
  /** What the description holds, as taps: `question=option`. What it does not say is "I can't tell". */
  facts: string;
  when: Condition[];
  expect: string;
  /**
   * Read: the page at `address` was read in November 2026, in the copy that a search found, and names this cause for what is noticed
   * first, of this plant or of plants in general. Recalled: written from what such keys generally say; `source` treats it, unread.
   */
  how: 'read' | 'recalled';
  source: string;
  /** Null for what is recalled. */
  address: string | null;
}

const rows = readFileSync(path.join(__dirname, 'cases.tsv'), 'utf8').trim().split('\n').slice(1);

/**
 * Described cases, written before any weight was set and held against published pages afterwards. Every second one was looked at
 * while the questions were weighed; the others (`HELD_OUT`) were not.
 */
export const CASES: Case[] = rows.map((row) => {
  const [plant, says, facts, when, expect, how, source, address] = row.split('\t') as [string, ...string[]];
  return {
    plant: plant || null,
    says: says!,
    facts: facts!,
    when: when!.split(' ').filter(Boolean) as Condition[],
    expect: expect!,
    how: how as Case['how'],
    source: source!,
    address: address || null,
  };
});
export const HELD_OUT = CASES.filter((_, index) => index % 2 === 1);
