/** Poisonous plants for which others are taken, and the signs that tell them apart. In German the names follow “mit”. */
export default {
  doNotEat: 'Do not eat it: it is easily mistaken for {{name}}. {{howToTell}}',
  hemlock: 'poison hemlock (Conium maculatum)',
  hemlockSign:
    'Hemlock has a hairless stem with purple spots, and smells of mice when crushed; a wild carrot is hairy.',
  hemlockHerbSign:
    'Hemlock has a hairless stem with purple spots, and smells of mice when crushed; the herb smells as you know it from the kitchen.',
  lilyOfTheValley: 'lily of the valley or autumn crocus',
  ramsonsSign:
    'Ramsons smell of garlic, and each leaf has a stalk of its own from the ground; the poisonous ones have several leaves on one stem and no smell.',
  daffodil: 'daffodil, whose leaves and bulb are poisonous',
  daffodilSign: 'Onions, leeks, chives and garlic smell of onion or garlic when cut; a daffodil does not.',
  foxglove: 'foxglove (Digitalis purpurea)',
  comfreySign:
    'A leaf of foxglove has small teeth along its edge and soft hairs; comfrey has a smooth edge and bristles.',
  foxgloveSign:
    'A leaf of foxglove has small teeth along its edge and soft hairs, and no scent of cucumber or sage.',
  dwarfElder: 'dwarf elder (Sambucus ebulus)',
  dwarfElderSign:
    'Dwarf elder is no shrub: upright green stems without wood, with small leaves at the foot of each leaf stalk.',
  moonseed: 'moonseed (Menispermum canadense)',
  moonseedSign:
    'Moonseed has no tendrils, and its berry holds one flat seed like a half-moon instead of several.',
} as const;
