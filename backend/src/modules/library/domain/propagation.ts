/** How a plant is multiplied at home, or why it hardly is. */
export type Propagation = keyof typeof SLUGS;

/**
 * The plants of the library by what gardeners usually do with their genus (our own judgement, as with soil and humidity). A plant that
 * stands here twice is best multiplied the way that comes first. Where one is missing, we do not know.
 */
const SLUGS = {
  waterCuttings: `angels-trumpet arrowhead-plant basil blushing-philodendron busy-lizzie chinese-evergreen coleus english-ivy
    golden-pothos heartleaf-philodendron inch-plant lucky-bamboo mini-monstera monstera oleander peppermint polka-dot-begonia
    polka-dot-plant purple-heart satin-pothos small-leaf-spiderwort spearmint swedish-ivy swiss-cheese-vine wax-begonia`,
  plantlets: `flame-violet moth-orchid mother-of-millions mother-of-thousands noble-dendrobium spider-plant strawberry`,
  division: `african-mask-plant areca-palm asparagus-fern astilbe babys-tears baby-toes bamboo-palm bellflower bird-of-paradise biting-stonecrop
    blue-star-fern boat-lily boston-fern button-fern calla-lily cast-iron-plant catmint cattleya-orchid chinese-evergreen chives
    chrysanthemum common-daisy coral-bells cranesbill cylindrical-snake-plant cymbidium-orchid dancing-lady-orchid daylily
    delphinium elephant-ear flamingo-flower foxtail-fern furry-feather-calathea garden-phlox hardy-ice-plant hosta
    ice-plant-stonecrop kangaroo-fern lady-palm lambs-ear lemon-balm lemon-button-fern lily-of-the-nile maidenhair-fern
    michaelmas-daisy natal-lily never-never-plant noble-dendrobium oregano pansy-orchid peace-lily peacock-plant peppermint
    peruvian-lily prayer-plant purple-coneflower purple-shamrock rabbits-foot-fern rattlesnake-plant red-hot-poker rhubarb
    roman-chamomile rose-painted-calathea round-leaf-calathea shasta-daisy silver-brake-fern slipper-orchid snake-plant spearmint
    spider-plant st-johns-wort stromanthe-triostar umbrella-sedge venus-flytrap water-lily white-bird-of-paradise yarrow zebra-alocasia
    zebra-plant zygopetalum-orchid zz-plant`,
  lateDivision: `bleeding-heart cowslip iris lenten-rose lily-of-the-valley monkshood peony primrose`,
  offsets: `aloe-vera amaryllis balloon-cactus banana bromeliad candelabra-aloe century-plant chinese-money-plant cobweb-houseleek
    common-houseleek crown-cactus earth-star easter-lily-cactus flaming-sword foxtail-agave lace-aloe ladyfinger-cactus
    lipstick-echeveria mexican-snowball old-lady-cactus ox-tongue paddle-plant pink-quill queen-victoria-agave sago-palm
    staghorn-fern tiger-aloe tiger-jaws urn-plant window-haworthia zebra-haworthia`,
  strands: `string-of-bananas string-of-dolphins string-of-hearts string-of-pearls string-of-turtles`,
  dryCuttings: `african-milk-tree bears-paw biting-stonecrop blue-chalksticks bunny-ears-cactus burros-tail christmas-cactus
    crown-of-thorns desert-rose easter-cactus elephant-bush fishbone-cactus flaming-katy frangipani hardy-ice-plant jade-plant
    mistletoe-cactus panda-plant peanut-cactus pencil-cactus peruvian-apple-cactus prickly-pear queen-of-the-night rat-tail-cactus
    silver-jade silver-torch-cactus starfish-flower string-of-buttons thanksgiving-cactus tree-aeonium watch-chain`,
  succulentLeaves: `burros-tail ghost-plant jade-plant jelly-bean-plant lipstick-echeveria mexican-snowball moonstones panda-plant
    plush-plant silver-jade`,
  leafCuttings: `african-violet emerald-ripple-peperomia gloxinia watermelon-peperomia zz-plant`,
  leafPieces: `cape-primrose cylindrical-snake-plant iron-cross-begonia painted-leaf-begonia snake-plant`,
  tipCuttings: `aluminium-plant aphelandra baby-rubber-plant beautiful-hoya blueberry bougainvillea cape-plumbago
    chinese-elm-bonsai chinese-hibiscus corn-plant creeping-fig croton dumb-cane false-aralia ficus-ginseng-bonsai
    flowering-maple friendship-plant fuchsia fukien-tea-bonsai gardenia gold-dust-dracaena goldfish-plant grape-ivy
    ice-plant-stonecrop japanese-aralia jewel-orchid kangaroo-vine lantana lipstick-plant madagascar-dragon-tree mandevilla
    ming-aralia money-tree mophead-hydrangea nerve-plant passion-flower persian-shield poinsettia polka-dot-plant prayer-plant
    purple-velvet-plant shrimp-plant song-of-india spineless-yucca sweetheart-hoya ti-plant umbrella-plant vanilla-orchid
    wax-plant weeping-fig`,
  airLayering: `fiddle-leaf-fig lychee monstera rubber-plant tree-philodendron umbrella-plant weeping-fig`,
  summerCuttings: `african-daisy azalea boxwood butterfly-bush camellia carnation cherry-laurel english-holly geranium heather
    lavender lily-of-the-valley-shrub olive rose-of-sharon rosemary sage thyme`,
  winterCuttings: `butterfly-bush fig forsythia grape-vine honeysuckle pomegranate rose`,
  layering: `blackberry clematis heather honeysuckle jasmine magnolia wisteria`,
  suckers: `lilac raspberry`,
  bulbs: `autumn-crocus bluebell crocus daffodil gladiolus grape-hyacinth hyacinth lily snakes-head-fritillary snowdrop tiger-lily
    tulip`,
  tubers: `caladium canna-lily dahlia ginger potato tuberous-begonia`,
  cloves: `garlic`,
  stone: `avocado`,
  seed: `aubergine baseball-plant basil beetroot bishops-cap black-eyed-susan borage busy-lizzie cabbage-tree california-poppy carrot chives
    coffee-plant columbine coriander corn-poppy cornflower courgette cowslip cucumber delphinium desert-rose dill
    fishhook-barrel-cactus florists-cyclamen forget-me-not foxglove garden-cosmos garden-pea garden-verbena gazania gerbera
    golden-barrel-cactus hollyhock jerusalem-cherry kale leek lenten-rose lettuce living-stones love-in-a-mist lupin
    madagascar-periwinkle marigold morning-glory nasturtium old-man-cactus onion pansy parsley peanut petunia pot-marigold
    primrose purple-coneflower radish red-clover red-dead-nettle red-valerian runner-bean scallion scarlet-sage sensitive-plant snapdragon spinach
    sunflower sweet-alyssum sweet-pea sweet-pepper sweet-william tomato trailing-lobelia wax-begonia wild-carrot yellow-coneflower
    zinnia`,
  slowSeed: `chinese-fan-palm kentia-palm norfolk-island-pine parlour-palm ponytail-palm pygmy-date-palm`,
  spores: `birds-nest-fern`,
  grafted: `apple durian lemon-and-lime moon-cactus orange peach sweet-cherry`,
} as const;

/** Plants whose sap harms the skin or eyes, or whose bulbs and roots are poisonous to the touch. */
const GLOVES = new Set(
  `african-milk-tree angels-trumpet arrowhead-plant autumn-crocus biting-stonecrop boat-lily bougainvillea century-plant creeping-fig
   croton crown-of-thorns daffodil desert-rose dumb-cane english-ivy ficus-ginseng-bonsai fiddle-leaf-fig fig foxtail-agave frangipani
   hyacinth jelly-bean-plant lenten-rose lily-of-the-nile mandevilla monkshood oleander pencil-cactus peruvian-lily poinsettia
   queen-victoria-agave rubber-plant snowdrop tulip weeping-fig`.split(/\s+/),
);

const WAYS = waysBySlug();

function waysBySlug(): Map<string, Propagation[]> {
  const ways = new Map<string, Propagation[]>();
  for (const [way, slugs] of Object.entries(SLUGS) as [Propagation, string][])
    for (const slug of slugs.split(/\s+/)) ways.set(slug, [...(ways.get(slug) ?? []), way]);
  return ways;
}

/** The one or two ways to multiply a plant at home, the best one first; none where we do not know. */
export const propagationOf = (slug: string): Propagation[] => WAYS.get(slug) ?? [];

/** Whether gloves are called for. */
export const asksForGloves = (slug: string): boolean => GLOVES.has(slug);

/** Every slug that is named above. */
export const propagatedSlugs = (): string[] => [...new Set([...WAYS.keys(), ...GLOVES])];
