import { entrance } from './texts/entrance.mjs';
import { frame, words } from './texts/frame.mjs';
import { garden } from './texts/garden.mjs';
import { home } from './texts/home.mjs';
import { identification } from './texts/identification.mjs';
import { plant } from './texts/plant.mjs';
import { profile } from './texts/profile.mjs';

/**
 * Every text that the specification gives for a screen, to the letter, and how the screen is reached.
 * `roles` are `[role, accessible name]`, `texts` stand alone in an element, `parts` are words within a sentence,
 * `labels` and `placeholders` belong to fields.
 * @typedef {{ name: string, path: string, as: 'visitor' | 'member', used?: number, wide?: boolean,
 *   mayFail?: RegExp,
 *   prepare?: (page: import('playwright-core').Page) => Promise<void>, reach?: (page: import('playwright-core').Page) => Promise<void>,
 *   roles?: [string, string][], texts?: string[], parts?: string[], labels?: string[], placeholders?: string[] }} Screen
 * @type {Screen[]}
 */
export const texts = [
  ...frame,
  ...entrance,
  ...home,
  ...garden,
  ...plant,
  ...identification,
  ...profile,
  ...words,
];
