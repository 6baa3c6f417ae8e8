import type { Typed } from './expert-questions-of-every-day.js';

const MONSTERA_DUE = /^[^*]{0,30}\[Monstera\]\(\/garden[^]*(9 |Zuletzt|Regada|Last)/;
const PEACE_LILY_DUE = /^[^*]{0,30}\[Peace Lily\]\(\/garden/;
const CALLS_NOW = /\*\*(Call your poison centre|Ruf jetzt den Giftnotruf|Llama ahora al centro)/;
const ANIMAL_FIRST = /^\*\*(If your animal|Wenn dein Tier|Si tu animal)/;
const NO_ALARM =
  /^(?![^]*\*\*(If your animal|Wenn dein Tier|Si tu animal|Call your|Ruf jetzt den|Llama ahora al))/;
const ASK_VET = /^(Our sources cover cats|In unseren Quellen geht es|Nuestras fuentes solo)/;
const HARMED_HERE = /\[Snake Plant\]\(\/garden[^]*\[Monstera\]\(\/garden/;
const KEEP_AWAY = /keep out of children|von Kindern fernhalten|fuera del alcance de los niños/;
const WHICH = /^(That name can mean|So heißen ganz verschiedene|Con ese nombre hay)/;
const CHERRY_LAUREL = /\(\/library\/cherry-laurel\)/;
const OLEANDER = /\(\/library\/oleander\)/;
const WATERS = /^(Rainwater suits|Regenwasser tut|El agua de lluvia)/;
const AWAY = /(Going away\?|Verreist du\?|¿Te vas unos días\?)/;
const IDENTIFIES = /\(\/identify\)/;
const REMINDS = /\[(your profile|deinem Profil|tu perfil)\]/;
const COST = /\*\*Premium\*\*/;
const STANDS_SO = /\[Jade Plant\]\(\/garden[^]*$/;
const GNATS = /^[^]*(Fungus gnats|Trauermücken|Mosca del sustrato)/;
const MEALYBUGS = /^\*\*(Mealybugs|Wollläuse|Cochinilla)/;

/** As gardeners type and dictate them, on their own plants, those of the library, and the app. */
export const OF_GARDENERS: Typed[] = [
  // whether it is thirsty, and when it is its turn
  ['de', 'Hat die Monstera Durst?', MONSTERA_DUE],
  ['es', 'tiene sed la monstera', MONSTERA_DUE],
  ['en', 'is the monstera thirsty', MONSTERA_DUE],
  ['en', 'my monstera has it got enough water or shall i give it some', MONSTERA_DUE],
  ['de', 'wann ist die friedenslilie wieder dran', PEACE_LILY_DUE],
  ['en', 'when do i have to do the peace lilly again', PEACE_LILY_DUE],
  ['de', 'hab vergessen ob ich den basilikum heute schon gegossen hab', /^Ja\./],
  ['es', 'regue ayer el ficus, hoy le toca abono?', /^Tu \[Weeping Fig\][^]*abono/],
  ['en', 'which plants did i water yesterday', /^Yesterday/],
  ['en', 'the app says water monstera but the soil is still wet', /\[Monstera\]\(\/garden[^]*moist/],
  ['en', 'jade plant been forgoten for weeks is it too late', /^I don’t know that/, STANDS_SO],
  ['de', 'meine frau hat den basilikum schon gegossen wie trag ich das ein', /hake es auf der Seite/],
  // names that very different plants have
  ['en', 'my laurel has yellow leaves', WHICH, CHERRY_LAUREL, OLEANDER],
  ['de', 'der lorbeer kriegt gelbe blätter', WHICH, CHERRY_LAUREL, OLEANDER],
  ['es', 'el laurel tiene las hojas amarillas', WHICH, CHERRY_LAUREL, OLEANDER],
  ['en', ['my laurel has yellow leaves', 'the cherry laurel'], /^(?!That name)[^]*cherry-laurel/],
  ['de', 'wie gross wird eine bananenpflanze', /\(\/library\/banana\)/],
  ['es', 'cuando trasplanto la planta araña', /\[Spider Plant\]\(\/garden/],
  ['en', 'when do i cut back the fuschia', /\(\/library\/fuchsia\)/],
  // care
  ['en', 'i want to take a cutting off my weeping fig how do i', /\[Weeping Fig\][^]*\*\*cuttings\*\*/],
  ['en', 'how do i change the pot of snake plant it has burst the pot', /repot it every 3 years/],
  ['es', 'que maceta le pongo a la monstera', /se trasplanta cada 2 años/],
  ['de', 'wann soll ich die rosen schneiden und womit düngen', /geschnitten wird[^]*gedüngt wird/],
  ['de', 'welcher standort für die zamioculcas', /Licht ohne direkte Sonne/],
  ['en', 'can basil stay out at night in may', /nights stay above/],
  ['es', 'las cintas dan hijos como los planto', /\[Spider Plant\][^]*\*\*las plantas jóvenes/],
  ['en', 'can i use the water from the dehumidifier or the tumble dryer', WATERS],
  ['es', 'puedo regar con agua de lluvia', WATERS],
  ['de', 'ist regenwasser besser für die monstera', WATERS],
  ['de', 'leitungswasser bei uns ist sehr hart welche pflanzen mögen das nicht', /^\*\*Leitungswasser/],
  // what is wrong
  [
    'de',
    'das einblatt lässt alles hängen obwohl die erde nass ist',
    /^(?![^]*Zu wenig Wasser)[^]*Zu viel Wasser/,
  ],
  ['en', 'lily drooping', /^What you see on your \[Peace Lily\]/],
  ['en', 'what is this little fly that comes out of the soil when i water', GNATS],
  ['de', 'hilfe überall weisse läuse an der orchidee', MEALYBUGS],
  ['de', 'weisse flecken auf den blättern von der zucchini ist das schlimm', /Mehltau/],
  ['es', 'se me ha helado el limonero', /^\*\*Daños por helada/],
  ['en', 'basil from the supermarket always dies on me what am i doing wrong', /split them into four/],
  // what plants suit
  ['en', 'what plants can i give a friend with two cats', /^These are not poisonous to pets/],
  ['es', 'que planta va bien en un cuarto sin luz', /para poca luz/],
  // animals that visit or are kept, and nothing has happened
  ['en', 'the tortoise eats dandelion leaves is that alright for him', ASK_VET, NO_ALARM],
  ['de', 'wir haben eine schildkröte im garten darf sie löwenzahn fressen', ASK_VET, NO_ALARM],
  ['de', 'meine schildkröte frisst gern löwenzahn', ASK_VET, NO_ALARM],
  ['es', 'puede comer diente de leon mi tortuga', ASK_VET, NO_ALARM],
  ['de', 'schildkröten zu besuch welche meiner pflanzen sind giftig', ASK_VET, HARMED_HERE, NO_ALARM],
  ['de', 'was darf der hamster von meinen pflanzen nicht fressen', ASK_VET, HARMED_HERE, NO_ALARM],
  ['de', 'meine schwester kommt mit ihrem hund zu besuch was muss ich wegstellen', HARMED_HERE],
  ['en', 'can hedgehogs come to harm from my foxgloves', ASK_VET, /\(\/library\/foxglove\)/],
  [
    'en',
    'our grandaughter comes on saturday she is 2 puts everything in her mouth which of my plants must go up high',
    KEEP_AWAY,
    NO_ALARM,
  ],
  ['es', 'mi nieto se lo mete todo en la boca que plantas tengo que quitar', KEEP_AWAY, NO_ALARM],
  // and something has
  ['de', 'die schildkröte hat löwenzahn gefressen und ist jetzt ganz schlapp', ANIMAL_FIRST],
  ['de', 'der hund hat angefangen die monstera zu fressen', ANIMAL_FIRST],
  ['de', 'meine katze frisst gerade die monstera', ANIMAL_FIRST],
  ['de', 'meine schildkröte frisst gern löwenzahn und erbricht jetzt', ANIMAL_FIRST],
  ['en', 'our tortoise ate an oleander leaf', ANIMAL_FIRST],
  ['en', 'our toddler puts everything in her mouth she has a red mouth now', CALLS_NOW],
  ['en', 'our baby puts everything in his mouth he had the pothos leaf', CALLS_NOW],
  ['de', 'mein mann hat aus versehen eine narzissenzwiebel statt zwiebel in den salat', CALLS_NOW],
  ['es', 'puse bulbos de narciso en la sopa en vez de cebolla', CALLS_NOW],
  ['en', 'i spilled tea into the pot by accident', NO_ALARM],
  ['en', 'i burnt my arm on the giant hogweed', /^If you have its sap on your skin/],
  ['es', 'me pique con una espina del rosal y se me hincho el dedo', /tétanos/],
  // the app
  ['en', 'going to my sisters for 3 weeks who will water everything what do i do', AWAY],
  ['de', 'bin ab montag in der reha wer giesst', AWAY],
  ['en', 'i have a plant from my late husband dont know what it is how do i find out', IDENTIFIES],
  ['de', 'wie finde ich raus was das für eine pflanze ist', IDENTIFIES],
  ['en', 'i dont want any more messages in the night', REMINDS],
  ['de', 'ich will keine e-mails mehr von euch', REMINDS],
  ['es', 'no me llegan los avisos al movil', REMINDS],
  ['en', 'how do i pay for premium', COST],
  ['de', 'ich hab die falsche pflanze gelöscht was nun', /Frühere Pflanzen/],
];
