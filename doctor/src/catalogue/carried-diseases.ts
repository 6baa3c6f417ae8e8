import { problem } from '../problem.js';

/** What comes with insects that suck sap. */
export const CARRIED_DISEASES = [
  problem({
    id: 'sooty-mould',
    name: 'Sooty mould',
    kind: 'disease',
    about:
      'A black film grows on the sticky sap of insects; it only blocks the light, but the insects do harm the plant.',
    signs: {
      look: { coating: 10, spots: 1 },
      coating: { soot: 16, sticky: 2 },
      spots: { black: 8 },
      place: { old: 5, all: 3, stem: 1 },
      pace: { weeks: 6, months: 4 },
    },
    prone: 'Citrus, Camellia, Ficus, Gardenia, Hibiscus, Olea, Nerium',
    prior: 4,
    urgency: 'soon',
    steps: [
      'Wipe the black film off with a damp cloth.',
      ['Look under leaves and on stems for the insects that drip.', 0],
      ['Wipe those insects off as well.', 0, 7, 14],
    ],
    avoid: 'Do not treat the mould alone: with the insects there it returns.',
    lookAgainDays: 14,
    photoDays: 14,
    next: 'scale, aphids, whitefly',
    words: 'sooty mould, sooty mold, black film, black mold on leaves',
    sources: ['UC IPM: Pest Notes 74108, Sooty Mold', 'Clemson HGIC: Sooty Mold'],
  }),
  problem({
    id: 'virus',
    name: 'A plant virus',
    kind: 'disease',
    about: 'Leaves show a mosaic or rings and growth is twisted; insects, tools and hands carry it on.',
    signs: {
      look: { spots: 8, curled: 3, weak: 3, yellow: 2, pale: 0.5 },
      spots: { mosaic: 16, ringed: 1, black: 0.5 },
      curled: { twisted: 9, rolled: 1 },
      weak: { stopped: 7, small: 3 },
      yellow: { patchy: 9, veins: 1 },
      place: { new: 5, all: 5 },
      pace: { weeks: 5, months: 5 },
      others: { alone: 5, same: 4 },
    },
    prone:
      'Cucumis, Cucurbita, Dahlia, Dieffenbachia, Lilium, Canna, Tulipa, Solanum, Rosa, Hosta, Pelargonium, orchid',
    prior: 3,
    urgency: 'now',
    contagious: true,
    steps: [
      'Move it away from other plants of its kind.',
      ['Wash hands and tools after touching it.', 0],
      ['If new leaves are marked too, part with the plant.', 28],
    ],
    avoid: 'Do not take cuttings from it.',
    lookAgainDays: 28,
    photoDays: 28,
    next: 'cyclamen-mites, thrips, iron',
    words: 'virus, mosaic virus, viral, ringspot, mosaic',
    sources: ['RHS: Plant viruses', 'American Orchid Society: Orchid viruses'],
  }),
];
