import type { Typed } from './expert-questions-of-every-day.js';

const own = (name: string) => new RegExp(`\\[${name}\\]\\(/garden/[0-9a-f-]{36}\\)`);
const guide = (slug: string) => new RegExp(`\\]\\(/library/${slug}\\)`);

const BY_COLD =
  /^(I don’t know the weather|Das Wetter bei dir kenne ich nicht|No sé qué tiempo)[^]*\*\*10 °C \(50 °F\)\*\*: [^\n]*Jade Plant[^]*\*\*16 °C \(61 °F\)\*\*: [^\n]*Monstera/;
const CATS =
  /\[Snake Plant\][^\n]*(dangerous for cats|gefährlich für Katzen|peligro para gatos)[^]*\[Basil\]/;
const WAITED =
  /: (no watering noted|kein Gießen notiert|ningún riego anotado)\n[^]*\[Monstera\][^\n]*7 [^]*\[Basil\]/;
const BY_WATER = /\*\*(Every 2 days|Alle 2 Tage|Cada 2 días)\*\*: \[Basil\][^]*\[Snake Plant\]/;
const HEALTHY = /^(These are healthy|Diese sind gesund|Estas están sanas):[^]*\[Monstera\]/;
const NONE_IS_ILL =
  /(None of them needs water, and none is unwell|Keine davon braucht Wasser, und keine ist krank)\.$/;
const WEATHER =
  /^(I don’t know the weather|Das Wetter bei dir kenne ich nicht|No sé qué tiempo hace)[^]*(feel it|Fühl sie|tócala)/;
const DIED = /\*\*(It’s no longer here|Sie ist nicht mehr da|Ya no está aquí)\*\*[^]*\(\/doctor\)/;
const CUT_OFF = /^(What has turned yellow or brown|Was gelb oder braun ist|Lo que se ha puesto amarillo)/;

/** Of all the plants of a garden at once, and of what holds for every plant. */
export const OF_THE_GARDEN: Typed[] = [
  ['en', 'who may go outside now?', BY_COLD],
  ['en', 'which plants must come inside before winter', BY_COLD],
  ['en', 'frost tonight what must come in', BY_COLD],
  ['en', 'can everything stay on the balcony tonight', BY_COLD],
  ['de', 'wer darf jetzt raus', BY_COLD],
  ['de', 'welche pflanzen müssen rein wenn es friert', BY_COLD],
  ['de', 'darf alles auf der terrasse bleiben', BY_COLD],
  ['es', 'quién puede salir fuera ya', BY_COLD],
  ['es', 'qué planta meto en casa si hiela', BY_COLD],
  ['en', 'is anything poisonous for my cat?', CATS],
  ['en', 'which of my plants are ok with a cat in the house?', CATS],
  ['de', 'ist etwas giftig für meine katze', CATS],
  ['es', 'hay algo venenoso para mi gato', CATS],
  ['en', 'what did I do in March?', /^In March: nothing is noted\.$/],
  ['en', 'what did i water last month', /^(?![^]*In the last 7 days)/],
  ['en', 'did i water everything yesterday', /^Yesterday: nothing is noted\.$/],
  ['en', 'when did i last feed anything', /haven’t noted anything in the last 365 days/],
  ['de', 'was habe ich im märz gemacht', /^Im März: Es ist nichts notiert\.$/],
  ['de', 'wann habe ich zuletzt etwas gedüngt', /365 Tage/],
  ['es', 'qué hice en marzo', /^En marzo: no hay nada anotado\.$/],
  ['en', 'what have i not watered for a long time', WAITED, /nothing to water today/],
  ['en', 'which plant did i neglect', WAITED],
  ['en', 'i feel so bad i forgot all my plants for a month', WAITED],
  ['de', 'welche habe ich lange nicht gegossen', WAITED],
  ['de', 'habe ich eine pflanze vergessen', WAITED],
  ['es', 'cuál llevo más tiempo sin regar', WAITED],
  ['en', 'which plant is the thirstiest', BY_WATER],
  ['de', 'welche pflanze ist am durstigsten', BY_WATER],
  ['es', 'qué planta necesita más agua', BY_WATER],
  ['en', 'what is the easiest plant i have', /\*\*Easy\*\*: .*\[Basil\]/],
  ['en', 'are all my plants healthy', HEALTHY],
  ['de', 'sind meine pflanzen gesund', HEALTHY],
  ['es', 'están sanas mis plantas', HEALTHY],
  ['en', 'which one is sick', /^None of your plants are unwell/],
  ['en', 'is there anything I should worry about', NONE_IS_ILL],
  ['de', 'geht es allen gut', NONE_IS_ILL],
  [
    'en',
    'My husband passed away and these were his plants, I don’t know how to look after them',
    /due in the next seven days/,
  ],
  ['en', 'do any of my plants need repotting?', /repot[^]* in the next month/],
  ['en', 'do plants need food in winter', /nothing to feed in winter/],
  ['en', 'its 35 degrees today should i water more', WEATHER],
  ['de', 'es ist so heiß muss ich mehr gießen', WEATHER],
  ['es', 'hace mucho calor riego más?', WEATHER],
  ['de', 'soll ich jetzt gießen oder warten', /^Du musst heute nichts gießen/],
  ['en', 'the basil is dead', DIED],
  ['de', 'das basilikum ist tot', DIED],
  ['es', 'mi albahaca ha muerto', DIED],
  ['en', 'i think my basil is dead, what now', /\/doctor\)/],
  ['en', 'you are wrong about my monstera', /^I’m sorry that didn’t help/],
  [
    'en',
    'good morning dear, which of my plants need water this week?',
    /^What to water in the next seven days/,
  ],
  ['en', 'My daughter gave me this monstera and I’m afraid I’ll kill it', own('Monstera'), /every 9 days/],
  ['de', 'meine tochter hat mir die monstera geschenkt und ich hab angst dass sie eingeht', /alle 9 Tage/],
  ['es', 'mi hija me regaló la monstera y tengo miedo de matarla', /cada 9 días/],
  ['en', 'should the brown leaves of my peace lily be removed', CUT_OFF],
  ['de', 'soll ich die braunen spitzen abschneiden', CUT_OFF],
  ['es', 'corto las puntas marrones', CUT_OFF],
  ['en', 'leaves of my monstera are dusty', /soft, damp cloth/],
  ['en', 'spider webs on my ficus', own('Weeping Fig'), /Spider mites/, /^(?![^]*Spider Plant)/],
  ['en', 'can i put my spider plant babies in water', /young plants that it grows itself/],
  ['en', 'monstera long roots in the air can i cut them', /^(?![^]*ordinary room air)/],
  ['en', 'is miracle gro ok for the peace lily', /feed it every month/],
  ['en', 'did I overwater my ficus', /\*\*Too much water\*\*/],
  ['en', 'my tomatos have black bottoms', /Blossom end rot/],
  ['en', 'do i need a pot with holes', /^(?![^]*Slugs)/],
  ['en', 'what does indirect light mean', /behind a thin curtain/],
  ['en', 'what veg grows in shade', guide('lettuce')],
  ['en', 'how old is my monstera', /was added to your garden here today/],
  ['en', 'what kind of plant is aunt megs mystery', /\(\/identify\)/],
  ['de', 'kann der geldbaum auf den balkon', /über 10 °C/],
  ['es', 'ayer regué el árbol de jade', /no lo he anotado/],
];

const MONSTERA = 'How often should I water the monstera?';
const AMOUNT = /(litres|Litern|litros)[^]*(saucer|Untersetzer|plato)/;
const WHICH = /^(Which plant do you mean|Welche Pflanze meinst du|¿A qué planta te refieres)/;
const LIKELIEST =
  /^(The likeliest cause of what you see|Die wahrscheinlichste Ursache|La causa más probable)[^]*\n1\. /;
const CALL_ANYWAY =
  /^\*\*(If your animal has eaten some|Wenn dein Tier|Si tu animal)[^]*(Please call even if|Ruf bitte auch an|Llama aunque)/;
const NEXT_WEEK =
  /^(What to water next week|Das steht nächste Woche an|Esto es lo que toca la semana que viene):/;

/** After other questions: what was asked before, and then what goes on from it. */
export const OF_CONVERSATIONS: Typed[] = [
  ['en', [MONSTERA, 'and in winter?'], /every 16 days in winter/],
  ['en', [MONSTERA, 'thanks, and how much?'], AMOUNT],
  ['de', ['wie oft gieße ich die monstera', 'danke, und wie viel?'], AMOUNT],
  ['es', ['cada cuánto riego la monstera', 'gracias, y cuánta agua?'], AMOUNT],
  ['en', ['how often do i feed the ficus', 'and how much'], /don’t give doses/, /^(?![^]*Ginseng)/],
  ['en', [MONSTERA, 'what about the other one'], WHICH],
  ['de', ['wie oft gieße ich die monstera', 'und die andere?'], WHICH],
  ['es', ['cada cuánto riego la monstera', 'y la otra?'], WHICH],
  [
    'en',
    ['do i water the basil or the ficus more often', 'and the other one?'],
    own('Basil'),
    /every 2 days/,
  ],
  ['en', [MONSTERA, 'why?'], own('Monstera'), /next \*\*on[^]*Last watered on/],
  ['en', [MONSTERA, 'are you sure?'], /^I don’t guess/],
  ['de', ['wie viel licht braucht der ficus', 'wirklich?'], /^Ich rate nicht/],
  ['en', ['when did i last water the monstera', 'is that too long ago?'], /doesn’t need watering yet/],
  ['en', ['how do i repot a snake plant', 'when is the best time'], /in spring/],
  ['en', ['How much light does my ficus need?', 'is it poisonous?'], own('Weeping Fig'), /^(?![^]*Ginseng)/],
  ['en', ['which of my plants need water this week?', 'and next week?'], NEXT_WEEK],
  ['de', ['was ist diese woche dran', 'und nächste woche?'], NEXT_WEEK],
  ['es', ['qué toca esta semana', '¿y la semana que viene?'], NEXT_WEEK],
  ['en', ['what should i do today', 'and tomorrow?'], /nothing due tomorrow/],
  ['de', ['was ist heute zu tun', 'und morgen?'], /morgen nichts an/],
  ['es', ['qué tengo que hacer hoy', 'y mañana?'], /nada mañana/],
  ['en', ['what should i do today', 'nothing else?'], /due in the next seven days/],
  ['en', ['what do i have to do this weekend', 'and on monday?'], /due in the next seven days/],
  [
    'en',
    ['which of my plants need water this week?', 'why the basil?'],
    own('Basil'),
    /next \*\*on[^]*Last watered on/,
  ],
  ['en', ['what did i do this week', 'and last month'], /^Last month/],
  ['en', ['is anything poisonous for my cat?', 'and for dogs?'], /dangerous for dogs/],
  ['en', ['My monstera has yellow leaves', 'what should I do now'], LIKELIEST],
  ['de', ['meine monstera hat gelbe blätter', 'was soll ich jetzt tun'], LIKELIEST],
  ['es', ['mi monstera tiene hojas amarillas', 'qué hago ahora'], LIKELIEST],
  ['en', ['the ficus has sticky leaves', 'can i save it'], LIKELIEST, /Scale insects/],
  ['en', ['My monstera has yellow leaves', 'is it dying?'], LIKELIEST],
  ['en', ['My monstera has yellow leaves', 'should i cut them off?'], CUT_OFF],
  ['de', ['meine monstera hat gelbe blätter', 'soll ich die abschneiden?'], CUT_OFF],
  ['es', ['mi monstera tiene hojas amarillas', 'las corto?'], CUT_OFF],
  ['en', ['My ficus drops its leaves', 'no its not that'], own('Weeping Fig'), /\/doctor\)/],
  ['en', ['My ficus drops its leaves', 'when did i last water it'], /You last watered/],
  ['en', ['My cat ate the peace lily', 'she seems fine'], CALL_ANYWAY],
  ['en', ['my dog ate some jade plant', 'it was only a tiny piece'], CALL_ANYWAY],
  ['en', ['my rabbit nibbled the peace lily', 'he is eating normally'], CALL_ANYWAY],
  ['de', ['mein hund hat geldbaum gefressen', 'ihm geht es aber gut'], CALL_ANYWAY],
  ['es', ['mi perro se comió el árbol de jade', 'pero está bien'], CALL_ANYWAY],
  ['en', ['my dog ate some jade plant', 'thank you'], /welcome/],
  [
    'en',
    ['is the peace lily toxic to cats', 'what should i do if she eats it'],
    /^\*\*If your animal has eaten some/,
    own('Peace Lily'),
  ],
];
