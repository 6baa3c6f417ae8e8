import type { LanguageCode } from '../src/kernel/languages/language.js';

/** What is typed on a phone, one message after another, and what the answer to the last must contain. */
export type Typed = [code: LanguageCode, typed: string | string[], ...facts: RegExp[]];

const EATEN = /Call your poison centre|Ruf jetzt den Giftnotruf|Llama ahora al centro/;
const ANIMAL_ATE = /^\*\*(If your animal|Wenn dein Tier|Si tu animal)/;
const PEOPLE = /I can’t say anything about people|Über Menschen kann ich nichts|De las personas no puedo/;
const RINSE = /^If you have its sap on your skin|^Wenn du ihren Saft|^Si tienes su savia/;
const NOT_EDIBLE =
  /I don’t say whether a plant can be eaten|Ob man eine Pflanze essen .* sage ich nicht|No digo si una planta se puede comer/;
const NIBBLED = /Slugs and snails|Schnecken|Babosas y caracoles|Raupen|Orugas|Caterpillars/;
const SORRY = /^I’m sorry that didn’t help|^Schade, dass dir das|^Siento que no te haya servido/;
const NO_SIZE = /I don’t know how big|Wie groß sie wird .* weiß ich nicht|no sé cuánto crece/;
const NO_HARVEST = /no times of harvest|keine Erntezeiten|no hay épocas de cosecha/;
const SAYS_ELSE = /You can ask me about|Du kannst mich fragen|Puedes preguntarme/;
const guide = (slug: string) => new RegExp(`\\]\\(/library/${slug}\\)`);

/** Whether a person, an animal or a pest has eaten; the worst case where that is not said. */
export const OF_WHO_ATE: Typed[] = [
  ['en', 'my cat has been at the monstera and is being sick', ANIMAL_ATE, /dangerous for cats/],
  ['en', 'the dog got into the daffodils', ANIMAL_ATE, guide('daffodil')],
  ['en', 'my granddaughter is sick after playing with the oleander', EATEN],
  ['en', 'i licked my fingers after cutting the dieffenbachia and my tongue burns', EATEN],
  ['en', 'something nibbled my hosta leaves', guide('hosta'), NIBBLED],
  ['en', ['Tell me about the basil', 'my cat ate a leaf'], ANIMAL_ATE, /^(?![^]*\/library\/)/],
  ['en', 'can i keep a peace lily with my cat', /yes, dangerous for cats/],
  ['en', 'can i feed the monstera leaves to my dog', /dangerous for dogs/],
  ['en', 'my hands itch after i cut the ficus', RINSE, PEOPLE],
  ['es', 'algo me ha mordisqueado las hojas', NIBBLED],
  ['es', 'mis hojas están mordisqueadas', NIBBLED],
  ['es', 'me han comido las hojas de la hosta', guide('hosta'), NIBBLED],
  ['es', 'los caracoles se han comido la hosta', /\*\*Babosas y caracoles\*\*/],
  ['es', 'mi nieta tiene una hoja mordisqueada en la mano', EATEN],
  ['es', 'los niños han mordisqueado las hojas', EATEN],
  ['es', 'Pedro y Ana se han comido las bayas', EATEN],
  ['es', 'me arde la lengua despues de tocar la difenbaquia', EATEN],
  ['es', 'mi hijo esta enfermo desde que toco la adelfa', EATEN],
  ['es', 'me pican las manos despues de cortar el ficus', RINSE, PEOPLE],
  ['es', 'mi gato duerme al lado del espatifilo', /sí, peligrosa para gatos/],
  ['es', 'mi perro se comio un trozo de lengua de suegra', ANIMAL_ATE, guide('snake-plant')],
  ['de', 'ich glaube dass etwas die Blätter angeknabbert hat', NIBBLED],
  ['de', 'meine Blätter sind angeknabbert worden', NIBBLED],
  ['de', 'irgendwas hat an meiner Hosta geknabbert', guide('hosta'), NIBBLED],
  ['de', 'die Schnecken haben meine Hosta angeknabbert', /\*\*Schnecken\*\*/],
  ['de', 'mein Kind hat an den Blättern geknabbert', EATEN],
  ['de', 'mein Kind sagt etwas hat die Blätter angeknabbert', EATEN],
  ['de', 'ich fürchte dass Lukas etwas geknabbert hat', EATEN],
  ['de', 'mein Enkel hält ein angeknabbertes Blatt in der Hand', EATEN],
  ['de', 'mein Sohn hat ein Blatt gefressen', EATEN],
  ['de', 'mir brennt die Zunge nach der Dieffenbachie', EATEN],
  ['de', 'mein Kind ist krank seit es am Oleander war', EATEN],
  ['de', 'meine katze war an der monstera und bricht', ANIMAL_ATE, /gefährlich für Katzen/],
  ['de', 'kann ich ein einblatt mit katze halten', /ja, gefährlich für Katzen/],
  ['de', 'dürfen meine Hühner Holunder fressen', ANIMAL_ATE, /^(?![^]*ungiftig)/],
  ['de', 'kann ich Monstera neben dem Kinderbett haben', PEOPLE],
];

/** Refused alike in each language, with what is known to be harmful. */
export const OF_TEA: Typed[] = [
  ['en', 'Can I use the leaves for tea?', NOT_EDIBLE],
  ['es', 'puedo usar las hojas para infusión', NOT_EDIBLE],
  ['de', 'kann ich die blätter für tee verwenden', NOT_EDIBLE],
  [
    'en',
    ['Tell me about the foxglove', 'Can I use the leaves for tea?'],
    NOT_EDIBLE,
    guide('foxglove'),
    /ASPCA/,
  ],
  ['en', 'can i put basil leaves in my tea', NOT_EDIBLE, /^(?![^]*non-toxic)/],
  ['en', 'can i use the mint for cocktails', NOT_EDIBLE],
  ['en', 'is rhubarb leaf ok to cook', NOT_EDIBLE, /A warning .*never eat the leaves/],
  [
    'en',
    'my husband made a soup of daffodil bulbs by mistake',
    NOT_EDIBLE,
    guide('daffodil'),
    /poison centre/,
  ],
  ['es', 'puedo hacer te con la menta', NOT_EDIBLE],
  ['es', 'se puede cocinar con las hojas de ruibarbo', NOT_EDIBLE, /Una advertencia/],
  ['es', 'puedo echar la albahaca en la ensalada', NOT_EDIBLE],
  ['de', 'darf man rhabarberblätter kochen', NOT_EDIBLE, /Eine Warnung .*giftig/],
  ['de', 'kann man Lavendel in den Salat tun', NOT_EDIBLE],
];

/** Of growth: what the library says, and that it says no more. */
export const OF_GROWTH: Typed[] = [
  ['en', 'how big does a monstera get', NO_SIZE, /moss pole/],
  ['en', 'does a snake plant grow fast', NO_SIZE],
  ['en', 'when can i pick my tomatoes', NO_HARVEST, guide('tomato')],
  ['en', 'when can I harvest the basil', NO_HARVEST, /Cut whole tips/],
  ['en', 'when does lavender flower', /flowers \*\*from June to August\*\*/],
  ['en', 'when does the african daisy flower', /don’t know its months of flower/, /late spring until frost/],
  ['en', 'when do I plant tulips', /no planting calendar/, /15 cm deep/],
  ['en', 'how deep do i plant daffodils', /two to three times as deep/],
  ['en', 'do i have to deadhead my roses', /care guide says/],
  ['en', 'my orchid has finished flowering what now', /Cut a spent spike/],
  ['en', 'when do i cut the hydrangea back', /prune it every year .*Cut off only the dead heads/],
  ['en', 'when should I prune the lavender, before or after it flowers', /prune it every year/],
  ['en', 'can i plant an avocado stone', /toothpicks/],
  ['en', 'when can the geraniums go out', /only while the nights stay above 5 °C/],
  ['en', 'my monstera has no holes in its leaves', /I don’t know that about/, /wants more light/, SAYS_ELSE],
  ['en', 'where can i buy a monstera', /I don’t know that about/, SAYS_ELSE],
  ['es', 'cuanto crece una monstera', NO_SIZE],
  ['es', 'que altura alcanza el ficus', NO_SIZE, /^(?!- )/],
  ['es', 'crece rapido la lengua de suegra', NO_SIZE, /Snake Plant/],
  ['es', 'cuando puedo recoger los tomates', NO_HARVEST],
  ['es', 'cuando se cosecha la albahaca', NO_HARVEST],
  ['es', 'cuando florecen las rosas', /florece \*\*de junio a septiembre\*\*/],
  ['es', 'cuando se plantan los tulipanes', /no tengo un calendario/],
  ['es', 'hay que quitar las rosas secas', /su guía de cuidados dice/],
  ['es', 'puedo plantar un hueso de aguacate', /palillos/],
  ['es', 'cuando puedo sacar los geranios', /mientras las noches no bajen de 5 °C/],
  ['es', 'cuanto riego los tomates con este calor', /cada 2 días/],
  ['es', 'cuantos años vive un espatifilo', /Eso no lo sé de/, SAYS_ELSE],
  ['de', 'wie groß wird eine monstera', NO_SIZE],
  ['de', 'wächst der bogenhanf schnell', NO_SIZE],
  ['de', 'wann kann ich meine tomaten ernten', NO_HARVEST, guide('tomato')],
  ['de', 'wann ernte ich basilikum', NO_HARVEST],
  ['de', 'wann blüht lavendel', /blüht \*\*von Juni bis August\*\*/],
  ['de', 'wann pflanze ich tulpen', /Einen Pflanzkalender habe ich nicht/],
  ['de', 'wie tief setze ich narzissen', /zwei- bis dreimal so tief/],
  ['de', 'muss ich verblühte rosen abschneiden', /In ihrer Pflegeanleitung steht/],
  ['de', 'kann ich einen avocadokern einpflanzen', /Zahnstochern/],
  ['de', 'wie alt wird ein einblatt', /Das weiß ich über .* nicht/, SAYS_ELSE],
];

/** With typing errors, two questions in one, words that point back, and complaints. */
export const OF_EVERY_DAY: Typed[] = [
  ['en', 'there are little black flys in the soil of my monstera', /Fungus gnats/],
  ['en', 'why is my ficus loosing all its leaves', /Getting used to a new place/],
  ['en', 'theres a white fluffy stuff on my jade plant', /Mealybugs/],
  ['en', 'the leaves feel sticky', /^What you see on your plant /, /Scale insects/],
  ['en', 'i forgot to water for 2 weeks are they dead', /Which plant do you mean/],
  ['en', 'my grandmothers cactus is 30 years old and leaning', /Too much water/],
  ['en', 'what flower likes full sun on a balcony', /^(?![^]*Beetroot)/, guide('african-daisy')],
  ['en', 'which plant for a dark hallway', /a houseplant/, /^(?![^]*Astilbe)/],
  ['en', 'can i put the peace lily in the bedroom', /low to medium indirect light/],
  ['en', 'should i mist my peace lily', /room air|humid air/],
  [
    'en',
    'does my snake plant need a bigger pot and when do i feed it',
    /need repotting yet/,
    /need feeding yet/,
  ],
  ['en', 'My monstera has yellow leaves. How often should I water it?', /Too much water/, /every 9 days/],
  ['en', 'Is basil safe for my cat and how often do I water it', /non-toxic/, /every 2 days/],
  ['en', ['How much light does my monstera need?', 'how often should I water'], /Monstera/, /every 9 days/],
  ['en', ['My monstera has yellow leaves', 'the tips are brown too'], /your \[Monstera\]/],
  ['en', 'you didnt answer my question', SORRY],
  ['en', 'that doesnt help me', SORRY],
  ['es', 'al cactus de navidad se le caen los capullos', /^Lo que ves en \[Cactus de Navidad\]/],
  ['es', 'la albahaca del super siempre se me muere', /A tu \[Basil\].* le pasa algo/],
  ['es', 'como hago que la orquidea vuelva a florecer', /Falta de luz/],
  ['es', 'vale el agua del grifo para el espatifilo', /\*\*Agua del grifo/],
  ['es', 'que planta pongo en un pasillo oscuro', /plantas de interior/],
  ['es', 'necesita la lengua de suegra una maceta mas grande y cuando la abono', /trasplante/, /abono/],
  ['es', 'se me olvido regar dos semanas estan muertas', /^(?![^]*Ortiga)/],
  ['es', 'mi planta esta triste', /A tu planta le pasa algo/],
  ['es', 'no me has contestado', SORRY],
  ['es', 'eso no me sirve', SORRY],
  ['de', 'das basilikum ausm supermarkt geht mir immer ein', /Mit \[Basil\].* stimmt etwas nicht/],
  ['de', 'da ist so weißes wattiges zeug am geldbaum', /Wollläuse/],
  ['de', 'die tomatenblätter rollen sich ein', guide('tomato')],
  ['de', 'die blätter kleben so', /Schildläuse/],
  ['de', 'meine geranien sind so lang und dünn geworden', /Zu wenig Licht/],
  ['de', 'welche blumen für sonnigen balkon', guide('african-daisy')],
  ['de', 'welche pflanze für den dunklen flur', /Zimmerpflanzen/],
  ['de', 'braucht der bogenhanf einen größeren topf und wann dünge ich ihn', /Umtopfen/, /Düngen/],
  ['de', 'Meine Monstera hat gelbe Blätter. Wie oft gieße ich sie?', /Zu viel Wasser/, /alle 9 Tage/],
  ['de', 'meine orchidee ist verblüht was nun', /Pflegeanleitung steht/],
  ['de', 'meine pflanze sieht traurig aus', /Mit deiner Pflanze stimmt etwas nicht/],
  ['de', 'etwas stimmt nicht mit der Monstera', /Monstera.* stimmt etwas nicht/],
  ['de', 'kann das einblatt ins schlafzimmer', /wenig bis mittelhelles Licht/],
  ['de', 'soll ich das einblatt besprühen', /Zimmerluft|Luft/],
  ['de', 'du hast meine frage nicht beantwortet', SORRY],
  ['de', 'das hilft mir nicht', SORRY],
];
