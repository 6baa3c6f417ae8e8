import type { Typed } from './expert-questions-of-every-day.js';

type Written = [code: Typed[0], question: string];
const answered =
  (...facts: RegExp[]) =>
  ([code, question]: Written): Typed => [code, question, ...facts];

const CALLS_NOW = /\*\*(Call your poison centre|Ruf jetzt den Giftnotruf|Llama ahora al centro)/;
const ANIMAL_FIRST = /^(I take it[^]*?\n\n)?\*\*(If your animal|Wenn dein Tier|Si tu animal)/;
const RINSES = /^If you have its sap on your skin|^Wenn du ihren Saft|^Si tienes su savia/;
const NO_EMERGENCY =
  /^(?![^]*(Call your poison|Ruf jetzt den Gift|Llama ahora al centro|sap on your skin|ihren Saft auf|su savia))/;

const PERSON: Written[] = [
  ['en', 'the little lad had a nibble of the snake plant'],
  ['en', 'my grandson swalowed a berry from the lily of the valley'],
  ['en', 'my great grandson has monstera all round his mouth'],
  ['en', 'swallowed a poinsettia leaf'],
  ['en', 'Tiddles has been at the jade plant again should i worry'],
  ['en', 'my wee one has been sucking the leaves of the pothos'],
  ['en', 'we think Charlie had some foxglove'],
  ['en', 'my old dad mistook the daffodil leaves for chives and had them in an omelette'],
  ['en', 'the bairn put a petal off the foxglove in her gob'],
  ['de', 'Waldi hat sich über den geldbaum hergemacht'],
  ['de', 'der Bub hat eine Beere von der Eibe runtergeschluckt'],
  ['de', 'ich hab ausversehn vom fingerhut gegesen'],
  ['de', 'Enkel hat verschlukt was vom Goldregen'],
  ['de', 'Susi hat an der Orchidee rumgekaut'],
  ['es', 'me comí un bulbo de narciso pensando que era una cebolla'],
  ['es', 'mi nieto a comido bayas del acebo'],
  ['es', 'creo que me he intoxicado con una planta'],
];
const ANIMAL: Written[] = [
  ['en', 'our dog chomped half of the peace lily and is now being sick'],
  ['en', 'cat had a chew on my lily leaf'],
  ['en', 'kitty brushed against the lilies and is licking herself'],
  ['de', 'Mieze hat am Einblatt genagt'],
  ['de', 'Hilfe der Welpe kaut an der Monstera'],
  ['de', 'mein Kaninchen hat Efeu gefuttert'],
  ['es', 'socorro el cachorro está masticando la monstera'],
];
const SKIN_OR_EYE: Written[] = [
  ['en', 'sap of the poinsettia ran into my wifes eye'],
  ['en', "I've pricked my finger on the crown of thorns and it's swollen"],
  ['de', 'hab nach dem schneiden der wolfsmilch rote flecken an den händen'],
  ['de', 'Habe mich an der Christusdorn gestochen und der Finger ist dick'],
  ['es', 'me cayó savia de euphorbia en un ojo'],
];
const HARMLESS: Written[] = [
  ['en', 'The skin is red on my apples'],
  ['en', 'the tomatoes have black skin at the bottom'],
  ['en', 'the monstera is eating up all the space in my lounge'],
  ['en', 'my daughter is sick of the plants in the kitchen'],
  ['en', 'my husband threw up his hands, the ficus lost all leaves'],
  ['en', 'I took a leaf off the begonia to make a new one'],
  ['en', 'I had a go at pruning the roses'],
  ['en', 'I pricked out the seedlings and the buds are swollen'],
  ['en', 'the monstera has been at the back of the room for a year'],
  ['en', 'my hubby bought me a jade plant'],
  ['en', 'my baby spider plants, how do I pot them'],
  ['en', 'the eyes of the potatoes are sprouting'],
  ['de', 'Meine Tomaten haben unten schwarze Haut'],
  ['de', 'die Augen der Kartoffeln treiben aus'],
  ['de', 'Wir haben gemessen, die Monstera ist zwei Meter hoch'],
  ['de', 'Meine Enkelin hat mir eine Monstera geschenkt, was braucht die?'],
  ['de', 'die Monstera frisst mir den ganzen Platz weg'],
  ['es', 'la piel de mis manzanas esta roja'],
  ['es', 'mis tomates tienen la piel negra por abajo'],
  ['es', 'la monstera se está comiendo todo el salón'],
  ['es', 'la planta se ha comido todo el abono'],
  ['es', 'los ojos de las patatas están brotando'],
];

const EATEN_BY_A_PEST = /\*\*(Slugs and snails|Schnecken|Babosas y caracoles)\*\*/;
const IVY = /\[English Ivy\][^\n]*(keep out|dangerous for)/;
const PALMS = /^(That can mean more|Damit kann mehr)[^\n]*\n\n- [^\n]*\*\*(yes, dangerous|ja, gefährlich)/;
const WHICH = /^(Which plant do you mean|Welche Pflanze meinst du|¿A qué planta te refieres)/;
const WELCOME = /^(You’re welcome|Gern geschehen|Bitte|De nada)/;
const SAYS_WHENCE = /^(I don’t guess|Ich rate nicht|No adivino)/;
const GOES_AWAY = /\*\*(Going away\?|Verreist du\?|¿Te vas unos días\?)\*\*/;
const NOT_KNOWN = /^(I don’t know that|Das weiß ich|Eso no lo sé)/;
const OVERFED = /\*\*(Too much food|Zu viel Dünger|Demasiado abono)\*\*/;

/** Whom a plant harms, in words that were not known before, and sentences that sound like it. */
export const OF_HARM_IN_NEW_WORDS: Typed[] = [
  ...PERSON.map(answered(CALLS_NOW)),
  ...ANIMAL.map(answered(ANIMAL_FIRST)),
  ...SKIN_OR_EYE.map(answered(RINSES)),
  ...HARMLESS.map(answered(NO_EMERGENCY)),
  ['en', 'Is ivy poisonous to a child?', IVY],
  ['en', 'is ivy bad for dogs', IVY],
  ['en', 'are palms safe for dogs', PALMS],
  ['de', 'sind Palmen für Katzen gefährlich', PALMS],
  ['en', 'Who ate my basil', EATEN_BY_A_PEST],
  ['de', 'wer hat am Salat geknabbert', EATEN_BY_A_PEST],
  ['es', 'Quién se ha comido mi albahaca', EATEN_BY_A_PEST],
];

/** Of every day, once more. */
export const OF_ALL_KINDS: Typed[] = [
  ['en', ['How often should I water my monstera?', 'And that one by the door?'], WHICH],
  ['de', ['Wie oft muss ich die Monstera gießen?', 'Und die da neben der Tür?'], WHICH],
  ['de', ['Wie oft muss ich die Monstera gießen?', 'und die in der küche?'], WHICH],
  ['es', ['¿Cada cuánto riego la monstera?', 'y esa de la puerta?'], WHICH],
  ['en', 'thank you dear you have been most helpfull', WELCOME],
  ['de', 'vielen lieben dank das hat mir sehr geholfen', WELCOME],
  ['es', 'muchisimas gracias me ha servido de mucho', WELCOME],
  ['de', 'woher weißt du das alles', SAYS_WHENCE],
  ['es', 'como sabes todo esto', SAYS_WHENCE],
  ['en', 'im in hospital for two weeks who looks after the plants', GOES_AWAY],
  ['de', 'ich muss zwei wochen ins krankenhaus wer kümmert sich um die pflanzen', GOES_AWAY],
  ['es', 'tengo que ir al hospital dos semanas quien cuida las plantas', GOES_AWAY],
  ['en', 'Does the monstera like coffee grounds', NOT_KNOWN],
  ['en', 'we are moving house next month how do i get my plants there safely', NOT_KNOWN],
  ['de', 'wir ziehen nächsten monat um wie krieg ich die pflanzen heil rüber', NOT_KNOWN],
  ['en', 'what grass seed for shade', NOT_KNOWN],
  ['es', 'qué césped para sombra', NOT_KNOWN],
  ['de', 'wie sage ich dir dass es geregnet hat', NOT_KNOWN],
  ['de', 'der rasenmäher ist über meine funkien gefahren', NOT_KNOWN],
  ['en', 'I overdid the fertilizer on the monstera, what now', OVERFED],
  ['de', 'hab die monstera überdüngt was jetzt', OVERFED],
  ['es', 'me pasé con el abono en la monstera y ahora qué', OVERFED],
  ['de', 'warum geht mir das Basilikum immer ein', /\[Basil\]/, /\/doctor\)/],
  ['es', 'cuando se podan los rosales', /\[Rosal\]/, /se poda/],
  ['es', 'mi hortensia no ha florecido este año', /suele deberse/],
];
