import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { DomainError } from '../kernel/domain-error.js';
import { LocalPlantIdentifier } from '../modules/identification/adapters/local.plant-identifier.js';
import { compose } from '../modules/identification/domain/compose.js';
import { inReadersLanguage } from '../modules/identification/finding-words.js';
import type { SpokenFinding } from '../modules/identification/finding-words.js';
import { MAX_PHOTO_BYTES } from '../platform/images/data-url.js';
import { photoTooLarge } from '../platform/images/image-errors.js';
import { toKeptCopy } from '../platform/images/photo.js';
import { toTable } from './identify-table.js';
import { readKnownPlants } from './known-plants.js';

/** Identifies plants in the terminal, without a server, a key or a network: `identify [--json] photo.jpg …`. */
const asJson = process.argv.includes('--json');
const files = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
if (files.length === 0) {
  process.stderr.write('Which photo? For example: npm run identify -- photo.jpg\n');
  process.exit(64); // EX_USAGE of sysexits.h
}

const { byClass, find } = readKnownPlants();
const identifier = new LocalPlantIdentifier(async () => byClass);

let failures = 0;
for (const file of files) {
  try {
    const finding = await identify(file);
    const answer = { ...finding, imageUrl: file, trialLimitReached: false, remainingIdentifications: null };
    process.stdout.write(asJson ? `${JSON.stringify(answer)}\n` : toTable(file, finding));
  } catch (error) {
    failures += 1;
    const { code = 'unexpected', message } = error as { code?: string; message: string };
    if (asJson) process.stdout.write(`${JSON.stringify({ imageUrl: file, code, message })}\n`);
    else process.stderr.write(`${path.basename(file)}: ${message}\n`);
  }
}
await identifier.onApplicationShutdown();
process.exit(failures ? 1 : 0);

async function identify(file: string): Promise<SpokenFinding> {
  const bytes = await readFile(file).catch(() => {
    throw new DomainError('not-found', 'no-such-file', 'There is no such file, or it may not be read.');
  });
  if (bytes.length > MAX_PHOTO_BYTES) throw photoTooLarge();
  const sighting = await identifier.identify([await toKeptCopy(bytes)]);
  return inReadersLanguage(compose(sighting, ({ scientificName }) => find(scientificName)));
}
