/* Questions about the app itself; texts are as `readQuestion` writes them. What was German has its verb last. */

import { texts } from '../../../kernel/languages/texts.js';
import { said } from './words.js';
import type { Said } from './words.js';

const tApp = texts('assistantApp');

const ANSWERS = {
  contact: () => tApp('contact'),
  cost: () => tApp('cost'),
  cancel: () => tApp('cancel'),
  share: () => tApp('share'),
  print: () => tApp('print'),
  account: () => tApp('account'),
  language: () => tApp('language'),
  offline: () => tApp('offline'),
  display: () => tApp('display'),
  password: () => tApp('password'),
  past: () => tApp('past'),
  undo: () => tApp('undo'),
  data: () => tApp('data'),
  photo: () => tApp('photo'),
  plantPhoto: () => tApp('plantPhoto'),
  remove: () => tApp('remove'),
};
export type AppTopic = keyof typeof ANSWERS;

/** These words near each other, whichever comes first. */
const near = (one: string, other: string): RegExp =>
  new RegExp(`\\b${one}( \\w+){0,6} ${other}\\b|\\b${other}( \\w+){0,6} ${one}\\b`);

const ASKS = '^(and |but |so )*(can|could|may|how|where|will|is it possible)\\b.*';
const SEE = '(see|use|share|tick|join|access)';
const PAST = '(old|past|former|dead|deleted|archived|removed)';
const PLAN = '(premium|subscription|membership)';
const GARDEN = '(plants|garden|list|app|calendar|account)';
const OTHERS =
  '(daughter|son|husband|wife|partner|sister|brother|children|mother|father|neighbour|friend|family|kids|grandsons?|granddaughters?|grandchildren|somebody|someone|people|us both|both of us|we both)';
const LANGUAGE = '(english|german|spanish|french|italian|portuguese|dutch|polish|turkish)';
const TEXT = '(writing|letters|text|texts|font|lettering)';

/** Of a plant they mean something else: these are asked of none. */
const OF_NO_PLANT: [AppTopic, RegExp][] = [
  [
    'contact',
    /\b(talk|speak|chat)( \w+){0,3} (person|people|human|human being|somebody|someone)\b|\b(tele)?phone number\b|\bcontact( with)? (you|us|the team|support|leaflore|somebody)\b|^(how|where|can|could)\b.*\bcontact$/,
  ],
  ['password', /\bpassword\b/],
  ['cancel', near('(cancel|end|quit|stop|get rid of)', PLAN)],
  [
    'cost',
    near(
      '(how much|costs?|price|expensive|free|pay|buy)',
      '(premium|subscription|membership|(the|this) app|leaflore)',
    ),
  ],
  [
    'cost',
    /^(do you know )?(what|how much)( (does|do))?( (this|it|that|the app|everything))? costs?( (all|this|that|it))?( (a|per|the|every) (year|month|jahr|monat|ano|mes))?$|^costs( (a|the))? (year|month|ano|mes)$/,
  ],
  ['account', near('(delete|remove|close|erase|get rid of)', '(account|profile)')],
  ['data', near('(export|download|back ?up|save|get|copy)', '(my|our|the|all) data')],
  ['data', near('(export|download|back ?up)', '(everything|garden|plants|photos)')],
  ['language', near('(switch|change|set)', 'language')],
  ['offline', /\boffline\b|\b(no|without)( \w+)? (internet|network|connection|wi ?fi|signal|reception)\b/],
  ['display', near(TEXT, '(small|tiny|bigger|larger|big|large|enlarge|read)')],
  ['display', /\b(dark mode|easy view)\b/],
  ['display', /\b(cant|cannot|can not|hardly|barely) read\b/],
  ['share', near('share', GARDEN)],
  ['share', new RegExp(`\\b${OTHERS}( \\w+){0,8} tick\\b`)],
  ['share', new RegExp(`${ASKS}\\b${OTHERS}\\b.*\\b${SEE}\\b.*\\b${GARDEN}\\b`)],
  ['share', new RegExp(`${ASKS}\\b${OTHERS}\\b.*\\b${GARDEN}\\b.*\\b${SEE}\\b`)],
  [
    'share',
    new RegExp(`\\b${OTHERS}( \\w+){0,4} (wants?|would like)( \\w+){0,2} ${SEE}\\b.*\\b${GARDEN}\\b`),
  ],
  ['share', new RegExp(`${ASKS}\\b${SEE}\\b.*\\b${OTHERS}\\b.*\\b${GARDEN}\\b`)],
  ['remove', near('(delete|remove|take out)', '(a|one|the|this|my|that|old|dead) plants?( \\w+)?')],
  ['past', near('(deleted|removed)', '(wrong|by mistake|by accident|accidentally)')],
  ['past', new RegExp(`${ASKS}\\b(find|see|are|restore|get)\\b.*\\b${PAST} plants\\b`)],
];
const OF_ANY: [AppTopic, RegExp][] = [
  [
    'print',
    near('print(ed|er)?', '(list|plan|sheet|page|calendar|card|paper|labels?|plants?|tasks?|out|it|this)'),
  ],
  [
    'undo',
    near(
      '(pressed|ticked|tapped|clicked|noted|marked|entered)',
      '(by mistake|by accident|accidentally|wrongly|wrong)',
    ),
  ],
  ['print', /\b(on paper|paper (version|copy|list)|(for|on) the fridge)\b/],
  ['undo', /\bundo\b/],
  [
    'plantPhoto',
    /^(how|where)( (do|can|could|to|should|i|we))*\b(?!.*\b(identif\w*|send|upload)\b).*\b(photos?|pictures?|pics?)\b.*\b(of|to|in|inside|plants?|garden|journal)\b/,
  ],
  ['language', new RegExp(`\\b(speak|talk|you understand)( \\w+)? (in )?${LANGUAGE}\\b`)],
  ['photo', /\b(send|show|upload|attach|give) (you )?((a|an|the|my|some) )*(photos?|pictures?|pics?)\b/],
  ['photo', /^(can|could|may|how)\b.*\b(photos?|pictures?|pics?)\b.*\b(you|send|upload|show)$/],
];

/** What is asked about the app. `hasPlant`: a plant is named. */
export function appIn(text: string, hasPlant: boolean): AppTopic | undefined {
  const asked = hasPlant ? OF_ANY : [...OF_ANY, ...OF_NO_PLANT];
  return asked.find(([, words]) => words.test(text))?.[0];
}

/** On which page it is done. */
export const sayOfApp = (topic: AppTopic): Said => said(ANSWERS[topic]());
