import { tPlants } from '../../languages/plants';
import type { LibraryPlantDto } from '../../shared/api/api';

type Asked = Pick<
  LibraryPlantDto,
  'category' | 'kind' | 'lightNeeds' | 'difficulty' | 'humidity' | 'temperatureC' | 'petToxicity'
>;

/** Plants with something in common, which have a page. */
export interface PlantGroup {
  /** The end of its address: `light/full-sun`. */
  slug: string;
  title: () => string;
  /** What the plants have in common, and what to make of it. */
  lead: () => string;
  has: (plant: Asked) => boolean;
}

/* eslint-disable no-restricted-syntax -- values of the library, which nobody reads here */
const LIGHT = {
  fullSun: 'Full sun',
  brightDirect: 'Bright direct',
  brightIndirect: 'Bright indirect',
  medium: 'Medium indirect',
  low: 'Low to medium indirect',
  partialShade: 'Partial shade',
  shade: 'Shade',
};
/* eslint-enable no-restricted-syntax */
const COOL_C = 8;
const isOneOf = (light: string, ...lights: string[]) => lights.includes(light);
const isIndoors = ({ category, kind }: Asked) =>
  category === 'houseplants' || kind === 'orchid' || (category === 'succulents' && kind !== 'wild');
const light = (slug: string, title: () => string, lead: () => string, value: string): PlantGroup => ({
  slug: `light/${slug}`,
  title,
  lead,
  has: ({ lightNeeds }) => lightNeeds === value,
});
const effort = (value: Asked['difficulty'], title: () => string, lead: () => string): PlantGroup => ({
  slug: `care/${value}`,
  title,
  lead,
  has: ({ difficulty }) => difficulty === value,
});

/** The pages of plants by room, light, difficulty and pet safety, each under its heading. */
export const groupings: { title: () => string; groups: PlantGroup[] }[] = [
  {
    title: () => tPlants('byRoom'),
    groups: [
      {
        slug: 'room/sunny-windowsill',
        title: () => tPlants('windowsill'),
        lead: () => tPlants('windowsillLead'),
        has: (plant) => isIndoors(plant) && isOneOf(plant.lightNeeds, LIGHT.fullSun, LIGHT.brightDirect),
      },
      {
        slug: 'room/living-room',
        title: () => tPlants('livingRoom'),
        lead: () => tPlants('livingRoomLead'),
        has: (plant) => isIndoors(plant) && plant.lightNeeds === LIGHT.brightIndirect,
      },
      {
        slug: 'room/hallway',
        title: () => tPlants('hallway'),
        lead: () => tPlants('hallwayLead'),
        has: (plant) =>
          isIndoors(plant) &&
          isOneOf(plant.lightNeeds, LIGHT.medium, LIGHT.low, LIGHT.shade, LIGHT.partialShade),
      },
      {
        slug: 'room/bathroom',
        title: () => tPlants('bathroom'),
        lead: () => tPlants('bathroomLead'),
        has: (plant) =>
          isIndoors(plant) && plant.humidity === 'high' && !isOneOf(plant.lightNeeds, LIGHT.fullSun),
      },
      {
        slug: 'room/cool-room',
        title: () => tPlants('coolRoom'),
        lead: () => tPlants('coolRoomLead'),
        has: (plant) => isIndoors(plant) && plant.temperatureC[0]! <= COOL_C,
      },
      {
        slug: 'room/kitchen',
        title: () => tPlants('kitchen'),
        lead: () => tPlants('kitchenLead'),
        has: ({ kind }) => kind === 'herb',
      },
    ],
  },
  {
    title: () => tPlants('byLight'),
    groups: [
      light('full-sun', () => tPlants('fullSun'), () => tPlants('fullSunLead'), LIGHT.fullSun),
      light('bright-direct', () => tPlants('brightDirect'), () => tPlants('brightDirectLead'), LIGHT.brightDirect),
      light('bright-indirect', () => tPlants('brightIndirect'), () => tPlants('brightIndirectLead'), LIGHT.brightIndirect),
      light('medium-indirect', () => tPlants('medium'), () => tPlants('mediumLead'), LIGHT.medium),
      light('low-light', () => tPlants('low'), () => tPlants('lowLead'), LIGHT.low),
      light('partial-shade', () => tPlants('partialShade'), () => tPlants('partialShadeLead'), LIGHT.partialShade),
      light('shade', () => tPlants('shade'), () => tPlants('shadeLead'), LIGHT.shade),
    ],
  }, // prettier-ignore
  {
    title: () => tPlants('byDifficulty'),
    groups: [
      effort('easy', () => tPlants('easy'), () => tPlants('easyLead')),
      effort('medium', () => tPlants('attention'), () => tPlants('attentionLead')),
      effort('hard', () => tPlants('demanding'), () => tPlants('demandingLead')),
    ],
  }, // prettier-ignore
  {
    title: () => tPlants('byPetSafety'),
    groups: [
      {
        slug: 'pets/not-poisonous',
        title: () => tPlants('notPoisonous'),
        lead: () => tPlants('notPoisonousLead'),
        has: ({ petToxicity }) => petToxicity.level === 'non-toxic',
      },
      {
        slug: 'pets/keep-away',
        title: () => tPlants('keepAway'),
        lead: () => tPlants('keepAwayLead'),
        has: ({ petToxicity }) => petToxicity.level === 'toxic' || petToxicity.level === 'caution',
      },
    ],
  },
];

/** Every group. */
export const groups: PlantGroup[] = groupings.flatMap((grouping) => grouping.groups);

/** The groups that a plant is in. */
export const groupsOf = (plant: Asked): PlantGroup[] => groups.filter(({ has }) => has(plant));
