import type { Typed } from './expert-questions-of-every-day.js';

const CALLS_NOW = /\*\*(Call your poison centre|Ruf jetzt den Giftnotruf|Llama ahora al centro)/;
const ANIMAL_FIRST = /^\*\*(If your animal|Wenn dein Tier|Si tu animal)/;
const NET = /^(Birds, mice|Vögel, Mäuse|A los pájaros)/;
const MEAL = /^(I hope you enjoyed|Ich hoffe, es hat|Espero que te haya)/;
const THORN = /(tetanus|Tetanus|tétanos)/;
const WELCOME = /^(You’re welcome|Gern geschehen|De nada)/;
const GREETING = /^(Hello!|Hallo!|¡Hola!)/;
const REMINDS = /\[(your profile|deinem Profil|tu perfil)\]/;
const DOGS =
  /\[Monstera\]\(\/garden[^]*\*\*(Dangerous for dogs|Gefährlich für Hunde|Un peligro para perros)\*\* \(\d+ (houseplants|Zimmerpflanzen|plantas de interior)/;
const FERN_TWICE = /library\/boston-fern[^]*library\/boston-fern\)[^]*(non-toxic|ungiftig|no venenosa)/;
const NO_CALENDAR =
  /^(I don’t know that: I have no calendar|Das weiß ich nicht: Einen Kalender|Eso no lo sé: no tengo)/;
const REMOVES = /(It’s no longer here|Sie ist nicht mehr da|Ya no está aquí)/;
const ADDS_PHOTO = /\*\*(Add a photo|Foto hinzufügen|Añadir una foto)\*\*/;
const SHADE = /(fine with little light|mit wenig Licht zufrieden|se conforman con poca luz)/;

/** What sounds like an emergency and is none, beside what is one in nearly the same words. */
export const OF_ALIKE: Typed[] = [
  ['en', 'The birds ate my strawberries', NET],
  ['en', 'mice ate my tulip bulbs', NET],
  ['de', 'Die Vögel haben meine Kirschen gefressen', NET],
  ['de', 'Eichhörnchen graben meine krokusse aus', NET],
  ['es', 'los pajaros se comieron mis fresas', NET],
  ['en', 'my bird ate some ivy', ANIMAL_FIRST],
  ['en', 'our birds in the aviary ate yew', ANIMAL_FIRST],
  ['de', 'der Vogel hat am Efeu geknabbert', ANIMAL_FIRST],
  ['de', 'Papagei hat an der Monstera geknabbert', ANIMAL_FIRST],
  ['de', 'meine Vögel haben Efeu gefressen', ANIMAL_FIRST],
  ['es', 'el pajaro se comio la hiedra', ANIMAL_FIRST],
  ['es', 'mis pajaros comieron hiedra', ANIMAL_FIRST],
  ['en', 'the pigeons ate my lettuce and my dog ate the foxglove', ANIMAL_FIRST],
  ['en', 'help our puppy has been chewing the leaves of the jade plant', ANIMAL_FIRST],
  ['en', 'I ate a salad yesterday', MEAL],
  ['en', 'we had our first strawberries today, lovely', MEAL],
  ['de', 'ich habe gestern einen Salat gegessen', MEAL],
  ['de', 'mein Enkel hat Tomaten gegessen', MEAL],
  ['es', 'ayer comi una ensalada', MEAL],
  ['en', 'I ate a salad with ivy leaves', CALLS_NOW],
  ['en', 'I had a salad and now I feel sick', CALLS_NOW],
  ['en', 'my little girl ate berries in the garden', CALLS_NOW],
  ['en', 'we had courgettes from the garden for supper and they were ever so bitter', CALLS_NOW],
  ['de', 'Mein Enkel hat Tomatenblätter gegessen', CALLS_NOW],
  ['de', 'wir haben gestern abend eigene zucchini gegessen die waren ganz bitter', CALLS_NOW],
  ['es', 'mi nieta comio una hoja de tomate', CALLS_NOW],
  ['es', 'anoche cenamos calabacines del huerto y estaban muy amargos', CALLS_NOW],
  ['en', 'I pricked my finger on a cactus and the spine is still in', THORN],
  ['de', 'Mein Enkel hat sich am Feigenkaktus gestochen', THORN],
  ['es', 'me pinche con un cactus y tengo el dedo hinchado', THORN],
  ['en', 'my grandaughter rubbed her eyes after touching the spurge', /^If you have its sap on your skin/],
  [
    'en',
    'my granddaughter is 2. are any of my plants poisonous',
    /Monstera[^\n]*\*\*keep out of children’s reach/,
  ],
  ['en', 'My daughter planted a rose in the garden yesterday', /^(?!I can’t say anything about people)/],
];

/** Of several things at once, of plants that have one name in common, and of what was not known. */
export const OF_SEVERAL: Typed[] = [
  ['en', 'How often do I water my fern and is it toxic to cats?', FERN_TWICE],
  ['en', 'I have a fern. How often do I water it and is it toxic to cats?', FERN_TWICE],
  ['en', 'is it toxic to cats and how often do i water my fern', /library\/foxtail-fern[^]*every 4 days/],
  ['de', 'Wie gieße ich den Farn, ist er giftig für Hunde', FERN_TWICE],
  ['es', '¿Cada cuánto riego mi helecho y es tóxico para los gatos?', FERN_TWICE],
  [
    'en',
    'Does my peace lily need more light and what should I do this week?',
    /indirect light[^]*due in the next/,
  ],
  ['en', 'how often do i water the peace lily is it poisonous for cats', /every week[^]*dangerous for cats/],
  ['en', 'is ivy poisonous to cats?', /\[Devil's ivy\]\(\/library\/golden-pothos\): \*\*yes, dangerous/],
  ['en', 'how often do I water my ivy', /\[English Ivy\][^]*\[Devil's ivy\]/],
  ['en', 'Which houseplants are dangerous to dogs?', DOGS],
  ['de', 'Welche Zimmerpflanzen sind giftig für Hunde?', DOGS],
  ['es', '¿Qué plantas de interior son peligrosas para los perros?', DOGS],
  ['en', 'I have a north facing window, what would do well there', SHADE],
  ['de', 'Ich hab ein Nordfenster welche Pflanze passt da', SHADE],
  ['en', 'easy flowering plant for a balcony in full sun', /flowering plants, fond of light and easy/],
  ['de', 'Blühpflanze für den sonnigen Balkon', /Blütenpflanzen und gern im Hellen/],
  ['en', 'what can I plant in november', NO_CALENDAR],
  ['de', 'was kann ich jetzt im november noch pflanzen', NO_CALENDAR],
  ['es', 'que puedo plantar en noviembre', NO_CALENDAR],
  ['en', 'good morning dear, how are you today?', GREETING],
  ['de', 'Guten Morgen, wie gehts dir', GREETING],
  ['de', 'Danke schön, das war nett', WELCOME],
  ['es', 'muchas gracias muy amable', WELCOME],
  ['en', 'how do I change the time of the reminders', REMINDS],
  ['de', 'wie stell ich die uhrzeit der erinnerung um', REMINDS],
  ['es', 'como cambio la hora de los avisos', REMINDS],
  ['en', 'can you tell me how to delete a plant i dont have any more', REMOVES],
  ['de', 'Wie lösche ich eine Pflanze', REMOVES],
  ['es', 'como borro una planta que se murio', REMOVES],
  ['en', 'how do i add a picture of my plant', ADDS_PHOTO],
  ['de', 'Wie mache ich ein Foto von meiner Pflanze rein', ADDS_PHOTO],
  ['es', 'como pongo una foto de mi planta', ADDS_PHOTO],
  ['en', 'which plant did I water last', /watered \[Basil\]/],
  ['de', 'welche hab ich zuletzt gegossen', /\[Basil\]\([^)]*\): heute gegossen/],
  ['en', 'where is the best spot for a spider plant', /indirect light/],
  ['de', 'woran erkenne ich dass ich zuviel gieße', /^\*\*Zu viel Wasser/],
  ['de', 'welche pflanze hilft gegen mücken', /^Das weiß ich nicht/],
  ['es', 'trasplante el arbol de jade el sabado cuando puedo regarlo', /no necesita riego/],
  ['de', 'wie kann meine schwester meinen garten sehen', /\*\*Deinen Garten teilen\*\*/],
  ['en', 'hydrangea blue how', /^I take it you mean \[Mophead Hydrangea\]/],
  ['en', 'How do I get my christmas cactus to flower for christmas', /\*\*Too little light\*\*/],
  ['de', 'Welche Pflanze braucht kaum Wasser?', /höchstens alle zwei Wochen zu gießen/],
  ['en', 'can I talk to a real person', /\*\*Contact\*\*/],
];
