import type { LastWateredAnswer } from '../../entities/plant/last-watered';
import type { AddPlantDto, ChangePlantDto, PlantDto } from '../../shared/api/api';

type Light = NonNullable<PlantDto['light']>;

/** The values of the plant forms: texts, as in fields. */
export interface PlantValues {
  commonName: string;
  /** Its scientific name. */
  species: string;
  place: string;
  light: Light | '';
  /** Centimetres across. */
  pot: '' | '8' | '16' | '28';
  /** Of a new plant it need not be said: most kinds stand in one of them. */
  stands: '' | 'indoors' | 'outdoors';
  watered: LastWateredAnswer | '';
  waterNeeds: string;
  careInstructions: string;
  problem: string;
}

const SMALL_POT_CM = 10;
const LARGE_POT_CM = 25;

export const NEW_PLANT: PlantValues = {
  commonName: '',
  species: '',
  place: '',
  light: '',
  pot: '',
  stands: '',
  watered: '',
  waterNeeds: '',
  careInstructions: '',
  problem: '',
};

/** The request for a new plant: only what was filled in, so that the library can complete the rest. */
export function toNewPlant(values: PlantValues, libraryId?: string): AddPlantDto {
  const { commonName, place, light, pot, stands, watered, waterNeeds } = values;
  return {
    commonName: commonName.trim(),
    ...(libraryId && { libraryId }),
    ...(place.trim() && { place: place.trim() }),
    ...(light && { light }),
    ...(pot && { potCm: Number(pot) }),
    ...(stands && { outdoors: stands === 'outdoors' }),
    ...(waterNeeds && { waterNeeds }),
    ...(watered && { watered }),
  };
}

/** A plant as values of its form. */
export const toValues = (plant: PlantDto): PlantValues => ({
  ...NEW_PLANT,
  commonName: plant.commonName,
  species: plant.scientificName ?? '',
  place: plant.place ?? '',
  light: plant.light ?? '',
  pot: potOf(plant.potCm),
  stands: plant.outdoors ? 'outdoors' : 'indoors',
  careInstructions: plant.careInstructions ?? '',
  problem: plant.problem ?? '',
});

function potOf(potCm: number | null): PlantValues['pot'] {
  if (potCm === null) return '';
  if (potCm <= SMALL_POT_CM) return '8';
  return potCm < LARGE_POT_CM ? '16' : '28';
}

/** The request for a change: only the fields that differ, so that an exact figure from elsewhere stays exact. */
export function toChange(before: PlantValues, after: PlantValues): ChangePlantDto {
  const isNew = (field: keyof PlantValues) => before[field].trim() !== after[field].trim();
  const text = (field: 'place' | 'careInstructions' | 'problem') =>
    isNew(field) && { [field]: after[field].trim() || null };
  return {
    ...(isNew('commonName') && { commonName: after.commonName.trim() }),
    ...(isNew('species') && { scientificName: after.species.trim() || null }),
    ...text('place'),
    ...text('careInstructions'),
    ...text('problem'),
    ...(isNew('light') && { light: after.light || null }),
    ...(isNew('stands') && { outdoors: after.stands === 'outdoors' }),
    ...(isNew('pot') && { potCm: after.pot ? Number(after.pot) : null }),
  };
}
