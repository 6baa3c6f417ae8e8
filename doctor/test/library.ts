import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PatientPlant } from '../src/plants.js';

interface LibraryPlant {
  scientificName: string;
  family: string;
  kind: string;
}

/** The plant library, as the app knows its plants. */
export const LIBRARY = JSON.parse(
  readFileSync(path.join(__dirname, '../../backend/seeds/plant-library.json'), 'utf8'),
) as LibraryPlant[];

/** A plant with the family and kind that the library gives its species, or else its genus. */
export function patient(scientificName: string | null): PatientPlant {
  if (scientificName === null) return {};
  const genus = scientificName.split(' ')[0]!;
  const known =
    LIBRARY.find((plant) => plant.scientificName === scientificName) ??
    LIBRARY.find((plant) => plant.scientificName.split(' ')[0] === genus);
  return { scientificName, family: known?.family ?? null, kind: known?.kind ?? null };
}
