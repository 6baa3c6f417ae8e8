/** Identification: what can fail, and what an answer means. */
export default {
  limitReached: 'Trial limit reached',
  notFound: 'We can’t find this identification.',
  notInLibrary: 'We do not have this plant in our library.',
  unknownPlant: 'We do not know one of the plants of this answer.',
  noPhoto: 'Please choose a photo of your plant.',
  tooManyPhotos: 'Please choose at most five photos of one plant.',
  alreadySent: 'This was already sent once. Please load the page again.',
  keyMissing: 'This needs an Idempotency-Key of at most 200 characters.',
  notAnswered: 'There’s no answer to confirm yet.',
  stillWorking:
    'This is taking longer than usual. Your photo is safe. You’ll find the answer in your identifications.',
  notAnAnswer: 'This is not an answer of our identifier.',
  unavailable:
    'We can’t reach the identification service right now. Please try again in a few minutes. This didn’t use up an identification.',
  busy: 'The identification service is very busy. Please try again in a minute. This didn’t use up an identification.',
  tooSlow:
    'The identification service took too long. Please try again. This didn’t use up an identification.',
  misconfigured:
    'The identification service isn’t accepting requests from this server. We need to fix this. This didn’t use up an identification.',
  unreadable:
    'The identification service gave an answer we couldn’t read. Please try again. This didn’t use up an identification.',
  spent:
    'The identification service has reached its limit for today. Please try again tomorrow. This didn’t use up an identification.',
  refused:
    'The identification service wouldn’t look at this photo. Please try another one. This didn’t use up an identification.',
  interrupted:
    'Something interrupted this identification. Please try again. This didn’t use up an identification.',
  // What an answer means, and what to do next.
  mayNotBePlant: 'This may not be a plant at all.',
  noPlant: 'We can’t see a plant in this photo.',
  goClose: 'Move closer, so that leaves or flowers fill most of the picture, and try again.',
  notListed:
    'This is probably not one of the plants we know from photos. These look most like it; you can also search the plant library by name.',
  notListedOne:
    'This is probably not one of the plants we know from photos. This one looks most like it; you can also search the plant library by name.',
  notSure: 'We are not sure.',
  likeThree:
    'Here are the three plants it looks most like: compare them, or add a close-up of a leaf or a flower.',
  likeTwo:
    'Here are the two plants it looks most like: compare them, or add a close-up of a leaf or a flower.',
  likeOne: 'It looks most like {{plant}}: compare it, or add a close-up of a leaf or a flower.',
  mostLikely:
    'Most likely it is {{plant}}, but a photo alone can’t settle it: compare it, or add a close-up of a leaf or a flower.',
  mostLikelyOneOf:
    'Most likely it is {{plant}}, but the photo doesn’t show which one: compare it, or add a close-up of a leaf or a flower.',
  looksLike: 'This looks like {{plant}}. If it is not, choose another one below.',
  groupOfThese:
    'This is {{group}}, but the photo doesn’t show which one. Compare these, or add a close-up of a leaf or a flower.',
  groupOfThis:
    'This is {{group}}, but the photo doesn’t show which one. Compare it, or add a close-up of a leaf or a flower.',
  darkAndBlurred:
    'Your photo is dark and blurred, which may be why. Take another one by a window, and hold still.',
  dark: 'Your photo is rather dark, which may be why. Take another one by a window or outdoors.',
  blurred:
    'Your photo is blurred, which may be why. Tap on the plant to focus, hold still, and take another one.',
  toldUs: 'You told us it’s {{plant}}.',
  // Plants that are not in the library, and groups that the identifier names as a whole.
  ofGroup: 'The photo doesn’t show which {{group}} it is. The care here is that of {{typical}}.',
  unlisted: '{{plant}} is not in our library yet.',
  looseMix: 'A loose, well-drained potting mix',
  feelSoil: 'Until we know more: feel the soil, and water when the top 3 cm are dry.',
  petsUnknown: 'We have no reliable record. Unknown doesn’t mean safe.',
  cactus: 'Cactus',
  mint: 'Mint',
  spiderwort: 'Spiderwort',
  aloeOrHaworthia: 'an aloe or a haworthia',
  climbingAroid: 'a pothos, a philodendron or a monstera',
  dumbCane: 'a dumb cane or a Chinese evergreen',
  figTree: 'a fig tree (Ficus)',
  lily: 'a lily',
  orchid: 'an orchid',
  palm: 'a palm',
  pink: 'a pink or a carnation (Dianthus)',
  prayerPlant: 'a calathea or a prayer plant',
  primrose: 'a primrose',
  // How a plant is doing, where leaves are all that is judged.
  looksFresh: 'The leaves look fresh. Keep doing what you’re doing.',
  mayBeLimp: 'The leaves may be limp or damaged. We can’t tell why from a photo.',
  feelDeep:
    'Feel the soil 3 cm deep. Dry: water thoroughly. Wet: let it dry out before you water again (usual rhythm: {{rhythm}}).',
  lookUnder: 'Look under the leaves and along the stems for insects, webs or spots.',
  hasItMoved:
    'Has it been moved or repotted, or has it stood in heat, cold or a draught? Leave it in peace for a week.',
  daily: 'daily',
  twiceAWeek: 'twice a week',
  weekly: 'weekly',
  biWeekly: 'every two weeks',
  monthly: 'monthly',
} as const;
