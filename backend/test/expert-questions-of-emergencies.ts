import type { Typed } from './expert-questions-of-every-day.js';

type Written = [code: Typed[0], question: string];
const answered =
  (...facts: RegExp[]) =>
  ([code, question]: Written): Typed => [code, question, ...facts];

const CALLS_NOW = /Call your poison centre|Ruf jetzt den Giftnotruf|Llama ahora al centro/;
const ANIMAL_FIRST = /^\*\*(If your animal|Wenn dein Tier|Si tu animal)/;
const NO_PLANT = /^(?![^]*\/library\/)/;
const NOTHING_OF_PEOPLE =
  /^I can’t say anything about people|^Über Menschen kann ich nichts|^De las personas no puedo/;
const RINSES = /^If you have its sap on your skin|^Wenn du ihren Saft|^Si tienes su savia/;
const REFUSES_TO_EAT =
  /^I don’t say whether a plant can be eaten|^Ob man eine Pflanze essen|^No digo si una planta se puede comer/;
const NO_EMERGENCY =
  /^(?![^]*(Call your poison|Ruf jetzt den Gift|Llama ahora al centro|sap on your skin|ihren Saft auf|su savia))/;

const PERSON: Written[] = [
  ['en', 'my baby sucked on a leaf of the jade plant'],
  ['en', 'grandchild poisoned by laburnum'],
  ['en', 'my sister ate a berry of the yew'],
  ['en', 'my daughter stuck a leaf of the ficus up her nose'],
  ['en', 'Our toddler got hold of the pothos and bit off a piece'],
  ['en', 'my 4yo ate a mushroom growing in the monstera pot'],
  ['en', 'kid with berry juice all over his mouth'],
  ['en', 'my nan drank foxglove tea'],
  ['en', 'my boyfriend feels sick after the barbecue with oleander sticks'],
  ['en', 'stomach ache after eating courgette'],
  ['en', "can't breathe after touching oleander"],
  ['en', 'our little one is choking on a leaf'],
  ['en', 'my child drank 3 teaspoons of plant food'],
  ['en', 'my toddler swallowed 10 drops of neem oil'],
  ['de', 'mein Kind hat sich ein Blatt in die Nase gesteckt'],
  ['de', 'Zunge taub nach Dieffenbachia'],
  ['de', 'Bauchschmerzen nach Zucchini gegessen'],
  ['de', 'Meine Lippen sind geschwollen'],
  ['de', 'ich bekomme keine Luft nach dem Oleander'],
  ['de', 'mein Sohn ist bewusstlos nach dem Fingerhut'],
  ['de', 'mein Kind hat 10 Tropfen Neemöl getrunken'],
  ['de', 'Mein Sohn hat Dünger getrunken, wie viel ml sind gefährlich?'],
  ['es', 'tengo los labios hinchados'],
  ['es', 'me hormiguea la boca'],
  ['es', 'tengo náuseas después de podar la brugmansia'],
  ['es', 'tengo la lengua dormida después de morder la difenbaquia'],
  ['es', 'mi hijo se atragantó con una hoja'],
  ['es', 'mi abuela se tomó una infusión de dedalera'],
  ['es', 'no puedo respirar después de cortar la adelfa'],
  ['es', 'mi hijo ha bebido 10 gotas de aceite de neem'],
  ['es', 'mi hija ha bebido abono, cuántos ml son peligrosos'],
];

const ANIMAL: Written[] = [
  ['en', 'my cat drank the water from the lily vase'],
  ['en', 'lily pollen on my cats fur'],
  ['en', 'my dog is unconscious next to the oleander'],
  ['en', 'my dog ate 5 grams of slug pellets per what is dangerous'],
  ['de', 'Schildkröte hat Alpenveilchen gefressen'],
  ['de', 'Lilienpollen am Fell meiner Katze'],
  ['de', 'die Hündin hat Oleander gefressen'],
  ['de', 'mein Frettchen hat Efeu gefressen'],
  ['de', 'mein Hund hat 5 Gramm Schneckenkorn gefressen'],
  ['es', 'mi perrita se comió un bulbo de tulipán'],
  ['es', 'mi tortuga se comió el ciclamen'],
  ['es', 'mi gato tiene polen de lirio en el pelo'],
  ['es', 'mi perro se ha comido 5 gramos de matacaracoles'],
];

/** Their names are parts of names of plants, of which some are harmless. */
const ANIMAL_LIKE_A_PLANT: Written[] = [
  ['en', 'my bunny ate some ivy'],
  ['en', 'my turtle ate some yew'],
  ['en', 'guinea pig nibbled ivy'],
  ['en', 'my cat chewed on a string of something'],
  ['en', 'Mushroom in the pot of my spider plant, and my dog ate it'],
];

const EXPECTING: Written[] = [
  ['en', 'pregnant, can i have a peace lily'],
  ['de', 'ich bin schwanger, darf ich eine Lilie haben'],
  ['es', 'estoy embarazada, puedo tener un lirio'],
];

const SKIN: Written[] = [
  ['en', 'sap squirted in my husbands eye what now'],
  ['en', 'rash on my arms after hogweed'],
  ['en', 'giant hogweed burned me'],
  ['en', 'poison ivy on my leg'],
  ['en', 'blisters on my hand after cutting back the rue'],
  ['en', 'my child has red spots on his arm from the oleander'],
  ['de', 'Ich habe Quaddeln an den Armen nach dem Umtopfen der Monstera'],
  ['de', 'Pusteln an den Händen vom Riesenbärenklau'],
  ['de', 'Blasen an den Händen nach der Raute'],
  ['de', 'mein Kind hat rote Flecken am Arm vom Oleander'],
  ['de', 'mein Mann hat Oleandersaft im Auge'],
  ['de', 'seit dem Schneiden der Raute brennen mir die Arme'],
  ['de', 'Meine Arme jucken, ich habe den Efeu geschnitten'],
  ['de', 'Meine Arme sind rot und haben Flecken vom Riesenbärenklau'],
  ['de', 'Riesenbärenklau hat mich verbrannt'],
  ['de', 'Mein Auge ist rot seit ich die Wolfsmilch geschnitten habe'],
  ['es', 'me quemó el perejil gigante'],
  ['es', 'tengo ronchas en los brazos por la hiedra'],
  ['es', 'se me ha puesto la piel roja al cortar la ruda'],
  ['es', 'me han salido ampollas en las manos con la ruda'],
  ['es', 'mi hijo tiene manchas rojas en el brazo por la adelfa'],
  ['es', 'tengo el ojo rojo desde que corté la euforbia'],
];

const TAKEN_FOR_ANOTHER: Written[] = [
  ['en', 'my brother mistook hemlock for parsley'],
  ['de', 'meine Oma hat Maiglöckchen mit Bärlauch verwechselt'],
  ['es', 'mi padre confundió el acónito con perejil'],
];

const OF_PLANTS: Written[] = [
  ['en', 'there are blisters on my peach leaves'],
  ['en', 'red spots on the arms of my cactus'],
  ['en', 'i have a cactus with red spots on its arms'],
  ['en', 'the roots of my monstera cant breathe'],
  ['en', "the tips of my mother-in-law's tongue are burning in the sun"],
  ['en', 'bindweed chokes my roses'],
  ['en', 'has my neighbour poisoned my hedge with weed killer'],
  ['en', 'something has eaten my hosta, how many slug pellets do i use'],
  ['en', 'do bees get pollen from lavender'],
  ['en', 'is peppermint tea good for a stomach ache'],
  ['en', 'how do i get rid of poison ivy'],
  ['en', 'squirrels ate my tulips'],
  ['en', 'my venus flytrap ate a fly'],
  ['en', 'something chewed on my snake plant overnight'],
  ['de', 'wühlmäuse haben meine möhren gefressen'],
  ['de', 'die Wurzeln der Monstera bekommen keine Luft'],
  ['de', 'orange Pusteln auf den Blättern der Rose'],
  ['de', 'Blasen auf den Blättern vom Pfirsich'],
  ['de', 'Meine arme Rose hat schwarze Flecken'],
  ['de', 'auf meiner armen Rose sind rote Flecken'],
  ['de', 'über welchem Auge schneide ich die Rose'],
  ['es', 'se me quemó la monstera con el sol'],
  ['es', 'las hojas de la boca de dragón tienen manchas'],
  ['es', 'ampollas en las hojas del melocotonero'],
  ['es', 'la lengua de suegra tiene las puntas quemadas'],
  ['es', 'la cara de la hoja tiene manchas'],
  ['es', 'mi hija ve manchas rojas en la cara de las hojas'],
];

/** Nobody knows whether that is a child or a dog. */
const BY_NAME: Written[] = [
  ['en', 'Bella ate the monstera'],
  ['en', 'luna chewed on my snake plant what do i do'],
  ['en', 'oh no, Felix swallowed a leaf of the peace lily'],
  ['en', 'Coco has been nibbling on my jade plant'],
  ['en', 'Buddy bit into my aloe vera'],
  ['en', 'Max licked the peace lily'],
  ['de', 'Bella hat die Monstera gefressen'],
  ['de', 'minka hat am bogenhanf geknabbert'],
  ['de', 'Susi hat vom Einblatt gefressen, was jetzt?'],
  ['es', 'Luna se ha comido la monstera'],
  ['es', 'Toby ha mordido el espatifilo, ¿qué hago?'],
];
const VET = /call your vet|ruf jetzt deine Tierarztpraxis|llama ahora a tu veterinario/;

/** Of a small child near a plant, which is named first. */
const NEAR_CHILD: Written[] = [
  ['en', 'is the peace lily poisonous to a child'],
  ['en', 'is dumb cane poisonous for a toddler'],
  ['de', 'ist efeu giftig für ein kind'],
  ['de', 'Ist der Ficus giftig für unser Enkelkind?'],
  ['es', 'es venenosa la hiedra para un niño'],
];
const OUT_OF_REACH =
  /^\[[^\]]+\]\(\/library\/[a-z-]+\): \*\*(keep out of children’s reach|von Kindern fern|mejor fuera)/;
/** Our lists are of pets: what harms none of them is not called safe. */
const NOT_SAFE: Written[] = [['en', 'is the spider plant poisonous to a child']];
const NOT_CALLED_SAFE = /^[^\n]*I can’t call it safe[^]*I can’t say anything about people/;

/** Of those who may have come to harm, in words of every day, and of plants that are spoken of in the same words. */
export const OF_EMERGENCIES: Typed[] = [
  ...PERSON.map(answered(CALLS_NOW)),
  ...BY_NAME.map(answered(CALLS_NOW, VET)),
  ...NEAR_CHILD.map(answered(OUT_OF_REACH, /poison centre|Giftnotruf|toxicológica/)),
  ...NOT_SAFE.map(answered(NOT_CALLED_SAFE)),
  ...ANIMAL.map(answered(ANIMAL_FIRST)),
  ...ANIMAL_LIKE_A_PLANT.map(answered(ANIMAL_FIRST, NO_PLANT)),
  ...EXPECTING.map(answered(NOTHING_OF_PEOPLE)),
  ...SKIN.map(answered(RINSES)),
  ...TAKEN_FOR_ANOTHER.map(answered(REFUSES_TO_EAT)),
  ...OF_PLANTS.map(answered(NO_EMERGENCY)),
];
