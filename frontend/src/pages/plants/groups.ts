import type { LibraryPlantDto } from '../../shared/api/api';

type Asked = Pick<
  LibraryPlantDto,
  'category' | 'kind' | 'lightNeeds' | 'difficulty' | 'humidity' | 'temperatureC' | 'petToxicity'
>;

/** Plants with something in common, which have a page. */
export interface PlantGroup {
  /** The end of its address: `light/full-sun`. */
  slug: string;
  title: string;
  /** What the plants have in common, and what to make of it. */
  lead: string;
  has: (plant: Asked) => boolean;
}

const COOL_C = 8;
const isOneOf = (light: string, ...lights: string[]) => lights.includes(light);
const isIndoors = ({ category, kind }: Asked) =>
  category === 'houseplants' || kind === 'orchid' || (category === 'succulents' && kind !== 'wild');
const light = (slug: string, title: string, lead: string, value: string): PlantGroup => ({
  slug: `light/${slug}`,
  title,
  lead,
  has: ({ lightNeeds }) => lightNeeds === value,
});
const effort = (value: Asked['difficulty'], title: string, lead: string): PlantGroup => ({
  slug: `care/${value}`,
  title,
  lead,
  has: ({ difficulty }) => difficulty === value,
});

/** The pages of plants by room, light, difficulty and pet safety, each under its heading. */
export const groupings: { title: string; groups: PlantGroup[] }[] = [
  {
    title: 'By room',
    groups: [
      {
        slug: 'room/sunny-windowsill',
        title: 'Plants for a sunny windowsill',
        lead: 'These want the sun itself on their leaves for part of the day, and mind a warm pane less than a dark corner.',
        has: (plant) => isIndoors(plant) && isOneOf(plant.lightNeeds, 'Full sun', 'Bright direct'),
      },
      {
        slug: 'room/living-room',
        title: 'Plants for the living room',
        lead: 'Plants for a bright room: near the window, out of the midday sun.',
        has: (plant) => isIndoors(plant) && plant.lightNeeds === 'Bright indirect',
      },
      {
        slug: 'room/hallway',
        title: 'Plants for a hallway or a shady corner',
        lead: 'These manage some steps away from the window. No plant lives without any daylight: where you cannot read a book at noon, it is too dark for them too.',
        has: (plant) =>
          isIndoors(plant) &&
          isOneOf(plant.lightNeeds, 'Medium indirect', 'Low to medium indirect', 'Shade', 'Partial shade'),
      },
      {
        slug: 'room/bathroom',
        title: 'Plants for the bathroom',
        lead: 'Plants that like moist air, for a bathroom with a window.',
        has: (plant) =>
          isIndoors(plant) && plant.humidity === 'high' && !isOneOf(plant.lightNeeds, 'Full sun'),
      },
      {
        slug: 'room/cool-room',
        title: 'Plants for a cool bedroom or stairway',
        lead: 'Houseplants and succulents that take no harm in a room with little heating, down to eight degrees Celsius or less.',
        has: (plant) => isIndoors(plant) && plant.temperatureC[0]! <= COOL_C,
      },
      {
        slug: 'room/kitchen',
        title: 'Herbs for the kitchen',
        lead: 'Herbs to grow near where you cook. Be sure of what you pick: a plant that an app has named is not yet a plant to eat.',
        has: ({ kind }) => kind === 'herb',
      },
    ],
  },
  {
    title: 'By light',
    groups: [
      light('full-sun', 'Plants for full sun', 'For a place with six hours of sun or more, mostly outdoors.', 'Full sun'),
      light('bright-direct', 'Plants for bright, direct light', 'For a bright window with some hours of sun on the leaves.', 'Bright direct'),
      light('bright-indirect', 'Plants for bright, indirect light', 'For a bright place near a window where the sun does not burn the leaves.', 'Bright indirect'),
      light('medium-indirect', 'Plants for medium light', 'For a place some steps from the window, where you can still read comfortably by day.', 'Medium indirect'),
      light('low-light', 'Plants for low light', 'The most patient ones in a darker corner. They live there, but grow slowly: water them less, too.', 'Low to medium indirect'),
      light('partial-shade', 'Plants for partial shade', 'For beds and balconies with sun in the morning or the evening only, or under light trees.', 'Partial shade'),
      light('shade', 'Plants for shade', 'For places that the sun hardly reaches.', 'Shade'),
    ],
  }, // prettier-ignore
  {
    title: 'By difficulty',
    groups: [
      effort('easy', 'Easy plants', 'Good first plants: they forgive a forgotten watering and tell you in time what is wrong.'),
      effort('medium', 'Plants that need some attention', 'Not hard, but they mind their place, their water or the air more than the easy ones.'),
      effort('hard', 'Demanding plants', 'For people who like a challenge: these forgive little.'),
    ],
  }, // prettier-ignore
  {
    title: 'By pet safety',
    groups: [
      {
        slug: 'pets/not-poisonous',
        title: 'Plants that are not poisonous to pets',
        lead: 'Each care guide names its source. Plants of which nobody could tell us are not in this list. Any plant can upset a stomach when much of it is eaten.',
        has: ({ petToxicity }) => petToxicity.level === 'non-toxic',
      },
      {
        slug: 'pets/keep-away',
        title: 'Plants to keep away from pets',
        lead: 'Plants that are poisonous to cats, dogs or horses, or may be. If a pet has eaten of one, call your vet at once.',
        has: ({ petToxicity }) => petToxicity.level === 'toxic' || petToxicity.level === 'caution',
      },
    ],
  },
];

/** Every group. */
export const groups: PlantGroup[] = groupings.flatMap((grouping) => grouping.groups);

/** The groups that a plant is in. */
export const groupsOf = (plant: Asked): PlantGroup[] => groups.filter(({ has }) => has(plant));
