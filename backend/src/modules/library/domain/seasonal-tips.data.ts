import { texts } from '../../../kernel/languages/texts.js';

const tTips = texts('tips');

/** What to think of at a time of year. */
export interface SeasonalTip {
  id: string;
  /** Of the north. */
  months: string;
  /** The plants for which it is said: some of them must be in the garden. */
  about:
    | 'indoors'
    | 'resting'
    | 'fed'
    | 'unfed'
    | 'repotted'
    | 'summering'
    | 'wintering'
    | 'desert'
    | 'bulbs'
    | 'flowers'
    | 'thirsty';
  /** Two sentences. */
  readonly text: string;
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
    get text() {
      return tTips('cactiRest');
    },
    source: RHS_CACTI,
  },
  {
    id: 'pots-in-frost',
    months: '11-2',
    about: 'wintering',
    get text() {
      return tTips('potsInFrost');
    },
    source: WICKES,
  },
  {
    id: 'no-feed-in-winter',
    months: '11-2',
    about: 'unfed',
    get text() {
      return tTips('noFeedInWinter');
    },
    source: IOWA_STATE,
  },
  {
    id: 'cold-windows',
    months: '12-2',
    about: 'resting',
    get text() {
      return tTips('coldWindows');
    },
    source: DAILY_HERALD,
  },
  {
    id: 'winter-pests',
    months: '1-2',
    about: 'indoors',
    get text() {
      return tTips('winterPests');
    },
    source: ILLINOIS,
  },
  {
    id: 'repot',
    months: '3-5',
    about: 'repotted',
    get text() {
      return tTips('repot');
    },
    source: PURDUE,
  },
  {
    id: 'feed-again',
    months: '3-4',
    about: 'fed',
    get text() {
      return tTips('feedAgain');
    },
    source: IOWA_STATE,
  },
  {
    id: 'bulb-leaves',
    months: '4-6',
    about: 'bulbs',
    get text() {
      return tTips('bulbLeaves');
    },
    source: MORTON,
  },
  {
    id: 'summer-outdoors',
    months: '5-6',
    about: 'indoors',
    get text() {
      return tTips('summerOutdoors');
    },
    source: COLORADO_STATE,
  },
  {
    id: 'deadhead',
    months: '6-9',
    about: 'flowers',
    get text() {
      return tTips('deadhead');
    },
    source: RHS_JULY,
  },
  {
    id: 'hot-days',
    months: '6-8',
    about: 'thirsty',
    get text() {
      return tTips('hotDays');
    },
    source: COLORADO_STATE,
  },
  {
    id: 'back-indoors',
    months: '9-10',
    about: 'summering',
    get text() {
      return tTips('backIndoors');
    },
    source: COLORADO_STATE,
  },
];
