/** How plants are multiplied at home: the name of each way, and its steps. */
export default {
  best: '{{name}}: **{{way}}**. {{how}}',
  another: 'Another way: **{{way}}**. {{how}}',
  unknown:
    '{{name}}: I don’t know how it’s best multiplied. A garden centre or a local plant society can tell you.',
  gloves: 'Wear gloves: its sap can harm skin and eyes.',
  waterCuttings: 'cuttings in water',
  waterCuttingsHow:
    'In spring or summer, cut a shoot just below a leaf joint. Take off the lowest leaves and stand it in a glass of water, with a joint under water and no leaf. Keep it bright but out of the sun, and change the water every week. Pot it when the roots are as long as your little finger.',
  plantlets: 'the young plants that it grows itself',
  plantletsHow:
    'Set a young plant on damp soil of the kind that its mother grows in, and hold it down with a clip if it lifts. If it still hangs on its mother, cut it off once it has roots and doesn’t move when you pull gently.',
  division: 'dividing it',
  divisionHow:
    'In spring, take it out of its pot or dig it up. Pull or cut it apart so that each piece has roots and shoots of its own. Plant the pieces at once, as deep as they stood before, and keep them damp for the first weeks.',
  lateDivision: 'dividing it after it has flowered',
  lateDivisionHow:
    'Dig it up after it has flowered, in early autumn at the latest. Pull or cut it apart so that each piece has roots and buds of its own, and plant the pieces at once, as deep as they stood before. They may not flower in the first year.',
  offsets: 'the young plants at its base',
  offsetsHow:
    'In spring or summer, wait until a young plant is about a third as large as its mother. Cut it off with as many of its own roots as you can. If it’s fleshy, let the cut dry for a day or two. Then give it a small pot of its own.',
  succulentLeaves: 'single leaves',
  succulentLeavesHow:
    'In spring or summer, twist off a whole, plump leaf. Let it dry for a few days, then lay it on cactus soil in a bright place. Moisten the soil a little once you see roots. A new plant grows at its end within some weeks; the old leaf dries up by itself.',
  strands: 'a strand laid on soil',
  strandsHow:
    'In spring or summer, cut off a strand as long as your finger and lay it on cactus soil, so that its joints touch the soil. Keep it bright and the soil barely damp. It roots at the joints within some weeks.',
  dryCuttings: 'a piece that dries first',
  dryCuttingsHow:
    'In spring or summer, cut off a piece with a clean knife, at a joint where it has joints. Let the cut dry for some days until it has closed. Then set it a finger’s width deep into dry cactus soil, and water a little only after a week or two.',
  leafCuttings: 'a leaf with its stalk',
  leafCuttingsHow:
    'In spring or summer, cut off a healthy leaf with a piece of its stalk, and push the stalk into damp seed soil. Put a clear bag over it and keep it bright, out of the sun. Small plants come up beside it after some months.',
  leafPieces: 'pieces of a leaf',
  leafPiecesHow:
    'In spring or summer, cut a healthy leaf across into pieces about 5 cm long, and remember which end was the lower one. Set them into damp seed soil, lower end down, and keep them bright and barely damp. Small plants come up after some months; a striped leaf may give plain green ones.',
  tipCuttings: 'cuttings',
  tipCuttingsHow:
    'In late spring or summer, cut about 10 cm from the tip of a healthy shoot, just below a leaf joint. Take off the lower leaves, push it into damp seed soil, and put a clear bag over it. Keep it bright but out of the sun. When it grows, it has roots.',
  airLayering: 'roots on the stem',
  airLayeringHow:
    'In spring, cut a third into the stem below a leaf, and keep the cut open with a matchstick. Wrap wet moss around it, and plastic film around the moss. Keep the moss wet. When roots fill it, after some months, cut the stem below them and pot the top.',
  summerCuttings: 'cuttings in late summer',
  summerCuttingsHow:
    'Cut shoots of this year, about 10 cm long, that have no flower and begin to turn firm at the base. Take off the lower leaves and push them into damp, sandy soil. Keep them bright, out of the midday sun, and free of frost in winter. They have roots by spring.',
  winterCuttings: 'bare cuttings in winter',
  winterCuttingsHow:
    'When the leaves have dropped, cut a piece of this year’s wood as long as a pencil, just below a bud. Push it into the soil of a sheltered bed, the right way up and two thirds deep. Leave it there for a year before you move it.',
  layering: 'a shoot that roots in the ground',
  layeringHow:
    'In spring, bend a low shoot to the ground, scratch it on its underside, and bury that spot a few centimetres deep with the tip looking out. Hold it down with a stone. Cut it off when it has roots of its own, often after a year.',
  suckers: 'shoots from its roots',
  suckersHow:
    'In late autumn, dig up a young shoot that comes from the roots, and cut it off with roots of its own. Plant it at once. If your plant was grafted, such shoots are of another kind.',
  bulbs: 'its young bulbs',
  bulbsHow:
    'When the leaves have died down, dig it up and take off the small bulbs. Plant them at the season in which you plant the large ones, two to three times as deep as they are high. They flower after two or three years.',
  tubers: 'pieces of its root',
  tubersHow:
    'In spring, when it begins to sprout, cut the thick root so that each piece has a bud. Let the cuts dry for a day, then plant the pieces with the bud up.',
  cloves: 'its cloves',
  clovesHow:
    'In autumn or early spring, pull a bulb apart and push the largest cloves into the soil, tip up, about 5 cm deep and 15 cm apart.',
  stone: 'its stone',
  stoneHow:
    'Wash it and hold it with toothpicks over a glass, so that the broad end stands in water. Keep it warm and bright. It splits and roots within a month or two. A plant from a stone rarely fruits.',
  seed: 'seed',
  seedHow:
    'Sow when and as deep as the packet says. Keep the soil damp, bright and as warm as the packet asks. When the seedlings have their second pair of leaves, give each its own place.',
  slowSeed: 'hardly at home',
  slowSeedHow:
    'It grows only from fresh seed, which takes months to come up and years to look like anything. Better buy a young plant.',
  spores: 'hardly at home',
  sporesHow: 'It grows from spores only, which takes the care of a nursery. Better buy a young plant.',
  grafted: 'hardly at home',
  graftedHow:
    'Nurseries graft it onto another root, and what grows from its seed is rarely like its mother. Better buy a young plant.',
} as const;
