import { readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * A screen to look at, in the state that its name describes.
 * @typedef {object} Screen
 * @property {string} name
 * @property {string} path its address
 * @property {'visitor' | 'member'} as who sees it
 * @property {number} [used] how many identifications were used
 * @property {(page: import('playwright-core').Page) => Promise<void>} [reach] the steps to reach the state
 * @property {(page: import('playwright-core').Page) => Promise<void> | void} [answers] mocks answers of the server
 * @property {RegExp} [mayFail] the addresses whose failure belongs to it
 * @property {string} [on] the date in the browser
 * @property {string[]} [changing] selectors of content that differs between runs, besides every `<time>`
 * @property {boolean} [isOfToday] its content depends so much on the date that it is pictured only, not compared
 * @property {boolean} [isOfToast] it shows a toast; on other screens toasts are closed
 * @property {keyof typeof import('./browser.mjs').servers} [server] its server, if not the one with the remote
 * identifier
 */

const FOLDER = path.join(import.meta.dirname, 'screens');
const FILES = readdirSync(FOLDER).filter((name) => name !== 'steps.mjs');

/**
 * Every screen, with the file that describes it: what the files of `screens` export, steps aside, is lists of screens.
 * @type {(Screen & { file: string })[]}
 */
export const screens = (
  await Promise.all(
    FILES.sort().map(async (name) => {
      const file = path.join(FOLDER, name);
      const lists = Object.values(await import(file));
      return lists.flat().map((screen) => ({ ...screen, file }));
    }),
  )
).flat();
