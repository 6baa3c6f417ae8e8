import type { LIGHT_AND_WEATHER } from '../../catalogue/light-and-weather.js';
import type { TextsOf } from '../../problem.js';

/** Light, heat and cold. */
const texts: TextsOf<typeof LIGHT_AND_WEATHER> = {
  'too-little-light': {
    name: 'Zu wenig Licht',
    about: 'Sie streckt sich zum Fenster, wird blass und dünn und blüht nicht.',
    steps: [
      'Rück sie näher ans Fenster, jede Woche ein wenig mehr.',
      'Dreh den Topf jede Woche um ein Viertel.',
      'Wenn sie wieder wächst, schneide lange Triebe zurück; nie die Spitze einer Palme, Orchidee oder eines Kaktus.',
    ],
    avoid: 'Stell sie nicht auf einmal in die volle Sonne: Sie würde verbrennen.',
    words: 'zu wenig licht, lichtmangel, zu dunkel, vergeilt*, vergeilung, geiltrieb*',
  },
  sunburn: {
    name: 'Sonnenbrand',
    about:
      'Blätter, die starke Sonne nicht gewohnt sind, bekommen auf der Sonnenseite helle, papierdünne Flecken.',
    steps: [
      'Stell sie aus der Mittagssonne.',
      'Lass verbrannte Blätter dran, bis neue gewachsen sind.',
      'Gewöhne sie langsam an Sonne, jeden Tag ein wenig länger.',
    ],
    avoid: 'Dünge sie nicht, und schneide nicht alles ab.',
    words:
      'sonnenbrand, sonnenschaden, sonnenschäden, zu viel sonne, zu viel licht, verbrennung*, verbrannte blätter',
  },
  'cold-draught': {
    name: 'Kälte oder Zugluft',
    about:
      'Eine empfindliche Pflanze hatte es zu kalt, am Fenster, an der Tür oder auf dem Heimweg; Blätter werden dunkel oder fallen ab.',
    steps: [
      'Stell sie an einen Platz ohne Zugluft, an dem es über 15 °C bleibt.',
      'Gieß sparsam, bis sie wieder wächst.',
      'Schneide ab, was schwarz oder weich ist.',
    ],
    avoid: 'Stell sie nicht zum Wärmen auf einen Heizkörper.',
    words: 'kälteschaden, kälteschäden, kältestress, kälte, zugluft, unterkühlung',
  },
  frost: {
    name: 'Frostschaden',
    about: 'Eine Nacht unter null hat weiche Triebe, Blätter oder Knospen schwarz werden lassen.',
    steps: [
      'Deck sie vor der nächsten kalten Nacht mit Vlies ab, oder hol sie herein.',
      'Halte sie von der Morgensonne fern.',
      'Wenn es keinen Frost mehr gibt, schneide die schwarzen Triebe zurück; bei einer Palme nur tote Blätter.',
    ],
    avoid: 'Schneide nicht gleich: Die toten Spitzen schützen, was darunter lebt.',
    words: 'frost, frostschaden, frostschäden, erfroren*',
  },
  'heat-stress': {
    name: 'Hitze',
    about:
      'Mittags verlieren Blätter schneller Wasser, als Wurzeln es nachliefern; Blüten können abfallen. In der Kühle vergeht es.',
    steps: [
      'Fühl die Erde; gieß am Morgen, wenn sie trocken ist.',
      'Beschatte sie von zwölf bis sechzehn Uhr.',
      'Bedecke die Erde mit Mulch.',
    ],
    avoid: 'Ist die Erde feucht, gieß nicht, nur weil die Pflanze mittags hängt.',
    words: 'hitzestress, hitzeschaden, hitzeschäden, hitze, zu heiß, hohe temperaturen',
  },
};
export default texts;
