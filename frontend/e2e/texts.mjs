import { admin } from './texts/admin.mjs';
import { community } from './texts/community.mjs';
import { contact } from './texts/contact.mjs';
import { entrance } from './texts/entrance.mjs';
import { frame, words } from './texts/frame.mjs';
import { garden } from './texts/garden.mjs';
import { home } from './texts/home.mjs';
import { identification } from './texts/identification.mjs';
import { plant } from './texts/plant.mjs';
import { premium } from './texts/premium.mjs';
import { profile } from './texts/profile.mjs';
import { reading, widgets } from './texts/reading.mjs';

/**
 * The specification's texts of a screen, exactly as given, and how the screen is reached.
 * `roles` are `[role, accessible name]`, `texts` are whole texts of an element, `parts` are parts of a sentence,
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
  ...premium,
  ...contact,
  ...community,
  ...admin,
  ...words,
  ...reading,
  ...widgets,
];
