import type { CHEWING_PESTS } from '../../catalogue/chewing-pests.js';
import type { TextsOf } from '../../problem.js';

/** Pests that eat or tear leaves and roots. */
const texts: TextsOf<typeof CHEWING_PESTS> = {
  'vine-weevil': {
    name: 'Dickmaulrüssler',
    about:
      'Larven fressen im Topf die Wurzeln, bis die Pflanze umfällt; die dunklen Käfer fressen nachts Kerben in die Blätter.',
    steps: [
      'Nimm sie aus dem Topf, schüttle die Erde ab und such alle Larven heraus.',
      'Topfe sie in frische Erde und halte sie eine Woche schattig.',
      'Such die Käfer mit der Taschenlampe und sammle sie ab.',
    ],
    avoid: 'Nimm die alte Erde nicht für andere Töpfe.',
    words: 'dickmaulrüssler*, dickmaulrüßler*, rüsselkäfer*',
  },
  'slugs-snails': {
    name: 'Schnecken',
    about: 'Sie kommen in feuchten Nächten, fressen ausgefranste Löcher und hinterlassen silbrige Spuren.',
    steps: [
      'Geh im Dunkeln mit einer Taschenlampe hinaus und sammle sie ab.',
      'Räum Bretter, Töpfe und Unkraut weg, unter denen sie sich verstecken.',
      'Gieß morgens statt abends.',
    ],
    avoid: 'Streu kein Salz: Es schadet der Erde und der Pflanze.',
    words: 'schnecke*, nacktschnecke*, schneckenfraß*',
  },
  caterpillars: {
    name: 'Raupen',
    about:
      'Die Larven von Faltern fressen große Löcher, oft bis auf die Adern, und hinterlassen dunkle Kotkrümel.',
    steps: [
      'Sammle sie mit Handschuhen ab, auch abends, und fass behaarte nicht an.',
      'Sieh unter die Blätter und reib Eigelege ab.',
      'Deck Gemüse mit einem feinen Netz ab.',
    ],
    avoid: 'Spritz keine blühenden Pflanzen: Es träfe die Bienen.',
    words: 'raupe*, kohlweißling*, raupenfraß*',
  },
  'leaf-miner': {
    name: 'Blattminierer',
    about:
      'Winzige Larven fressen Gänge im Inneren des Blatts, zu sehen als helle, gewundene Linien oder Flecken.',
    steps: [
      'Zerdrück die Larve am Ende der Linie, oder nimm das Blatt ab; Zitrus braucht seine Blätter.',
      'Wirf abgenommene Blätter in den Hausmüll, weit weg vom Kompost.',
    ],
    avoid: 'Spritz nicht: Im Blatt erreicht das Mittel die Larven nicht.',
    words: 'blattminierer*, minierfliege*, miniermotte*, minierer*',
  },
  'lily-beetle': {
    name: 'Lilienhähnchen',
    about:
      'Scharlachrote Käfer und ihre Larven, die unter schwarzem Schleim sitzen, fressen Lilien und Schachblumen kahl.',
    steps: [
      'Lies die roten Käfer ab; halte eine Hand darunter, denn sie lassen sich fallen.',
      'Wisch die schwarzen Klümpchen und die orangefarbenen Eier unter den Blättern ab.',
    ],
    avoid: 'Warte nicht: Ein paar Larven fressen eine Lilie in wenigen Tagen kahl.',
    words: 'lilienhähnchen*, lilienkäfer*',
  },
  'flea-beetles': {
    name: 'Erdflöhe',
    about:
      'Glänzende Käfer, so groß wie ein Stecknadelkopf, springen von den Blättern und hinterlassen Hunderte winziger Löcher.',
    steps: [
      'Halte die Erde feucht: Sie mögen es heiß und trocken.',
      'Deck Sämlinge mit einem feinen Netz ab.',
    ],
    avoid: 'Säe dieses Jahr daneben nichts mehr von derselben Art.',
    words: 'erdfloh*, erdflöh*',
  },
  'box-caterpillar': {
    name: 'Buchsbaumzünsler',
    about: 'Grün-schwarze Raupen spinnen Netze im Buchs und können eine Hecke in einer Woche kahl fressen.',
    steps: [
      'Bieg die Zweige auseinander und sammle Raupen und Gespinste ab.',
      'Schneide stark befressene Triebe ab und steck sie in einen geschlossenen Beutel.',
    ],
    avoid: 'Wirf das Schnittgut nicht auf den Kompost.',
    words: 'buchsbaumzünsler*, buchszünsler*, zünsler*, raupe*',
  },
  'capsid-bugs': {
    name: 'Blattwanzen',
    about:
      'Flinke grüne Wanzen stechen im Sommer die Triebspitzen an; die Blätter entfalten sich zerrissen und voller kleiner Löcher.',
    steps: [
      'Sieh früh am Tag an den Triebspitzen nach und lies die Wanzen ab.',
      'Schneide zerrissene Spitzen zurück, damit saubere nachwachsen.',
      'Räum abgefallene Blätter und Unkraut ringsum weg.',
    ],
    avoid: 'Spritz keine blühenden Pflanzen: Es träfe die Bienen.',
    words: 'blattwanze*, weichwanze*, wanze*',
  },
};
export default texts;
