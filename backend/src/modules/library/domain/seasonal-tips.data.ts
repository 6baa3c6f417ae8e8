/** What to think of at a time of year. */
export interface SeasonalTip {
  id: string;
  /** Of the north. */
  months: string;
  /** The plants for which it is said: some of them must be in the garden. */
  about: 'indoors' | 'outdoors' | 'desert' | 'bulbs' | 'flowers' | 'all';
  /** Two sentences. */
  text: string;
  source: { name: string; url: string };
}

const IOWA_STATE = {
  name: 'Iowa State University Extension',
  url: 'https://www.extension.iastate.edu/linn/news/ground-winter-care-houseplants',
};
const COLORADO_STATE = {
  name: 'Colorado State University Extension',
  url: 'https://planttalk.colostate.edu/topics/houseplants/1332-moving-houseplants-outdoors/',
};
const RHS_CACTI = {
  name: 'Royal Horticultural Society',
  url: 'https://www.rhs.org.uk/plants/types/cacti-succulents/houseplants/growing-guide',
};
const RHS_JULY = {
  name: 'Royal Horticultural Society, in Laterlife',
  url: 'http://www.laterlife.com/features/gardeners-diary-wk1-jul17.htm',
};
const PURDUE = {
  name: 'Purdue University',
  url: 'https://www.purdue.edu/hla/sites/yardandgarden/repotting-houseplants-good-winter-activity/',
};
const ILLINOIS = {
  name: 'University of Illinois Extension, in the Chicago Tribune',
  url: 'https://www.chicagotribune.com/news/ct-xpm-1995-01-20-9501200045-story.html',
};
const MORTON = {
  name: 'The Morton Arboretum, in the Chicago Tribune',
  url: 'http://digitaledition.chicagotribune.com/tribune/article_popover.aspx?guid=e4d0b672-1b50-4f9f-9b92-7591236b4364',
};
const DAILY_HERALD = {
  name: 'Daily Herald',
  url: 'https://www.dailyherald.com/20251209/gardening/houseplants-dont-need-as-much-water-in-winter',
};
const WICKES = { name: 'Wickes', url: 'https://www.wickes.co.uk/ideas-advice/bubblewrap-insulation' };

/** What to think of in which months, of the north: two sentences each, after what the source says. */
export const SEASONAL_TIPS: readonly SeasonalTip[] = [
  {
    id: 'cacti-rest',
    months: '11-2',
    about: 'desert',
    text: 'Cacti and succulents now rest best in a cool, bright place away from radiators. Give them only enough water to stop them shrivelling.',
    source: RHS_CACTI,
  },
  {
    id: 'pots-in-frost',
    months: '11-2',
    about: 'outdoors',
    text: 'Roots in a pot outdoors get colder than roots in the ground. Wrap the pot, or move it to a sheltered place, before a hard frost.',
    source: WICKES,
  },
  {
    id: 'no-feed-in-winter',
    months: '11-2',
    about: 'indoors',
    text: 'Most houseplants rest now and need no fertiliser. Start again in spring, when the days are longer and new leaves appear.',
    source: IOWA_STATE,
  },
  {
    id: 'cold-windows',
    months: '12-2',
    about: 'indoors',
    text: 'Keep leaves off cold windows, and pots away from radiators and draughts. Feel the soil before you water, as most plants drink less now.',
    source: DAILY_HERALD,
  },
  {
    id: 'winter-pests',
    months: '1-2',
    about: 'indoors',
    text: 'Look under the leaves when you walk past: pests do well in winter rooms. They are easiest to stop while they are few.',
    source: ILLINOIS,
  },
  {
    id: 'repot',
    months: '3-5',
    about: 'indoors',
    text: 'Slide a plant out of its pot: if roots cover the outside of the soil, it is time for a new one. Take only the next size, as a large pot stays wet for too long.',
    source: PURDUE,
  },
  {
    id: 'feed-again',
    months: '3-4',
    about: 'indoors',
    text: 'The days are longer, so feed a plant again once you see new leaves. Keep to what the label says, as too much can kill a plant.',
    source: IOWA_STATE,
  },
  {
    id: 'bulb-leaves',
    months: '4-6',
    about: 'bulbs',
    text: 'Take faded flowers off your bulbs, but leave the leaves until they turn yellow. They are making next year’s flowers.',
    source: MORTON,
  },
  {
    id: 'summer-outdoors',
    months: '5-6',
    about: 'indoors',
    text: 'Once frost is over and nights are mild, many houseplants enjoy a summer outdoors. Keep them in the shade for a few days, then give them a little more sun each day.',
    source: COLORADO_STATE,
  },
  {
    id: 'deadhead',
    months: '6-9',
    about: 'flowers',
    text: 'Take off flowers as they fade. Bedding plants, and perennials that flower again, then go on for longer.',
    source: RHS_JULY,
  },
  {
    id: 'hot-days',
    months: '6-8',
    about: 'all',
    text: 'In a hot spell a pot outdoors may need water every day. Feel the soil of all your plants more often than you are used to.',
    source: COLORADO_STATE,
  },
  {
    id: 'back-indoors',
    months: '9-10',
    about: 'indoors',
    text: 'Take in what spent the summer outdoors before the first frost. Look for insects on the leaves and in the soil first.',
    source: COLORADO_STATE,
  },
];
