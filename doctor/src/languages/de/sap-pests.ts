import type { SAP_PESTS } from '../../catalogue/sap-pests.js';
import type { TextsOf } from '../../problem.js';

/** Pests that suck sap. */
const texts: TextsOf<typeof SAP_PESTS> = {
  'spider-mites': {
    name: 'Spinnmilben',
    about:
      'Milben, kleiner als ein Salzkorn, saugen an den Blättern und spinnen feine Netze, meist in warmer, trockener Luft.',
    steps: [
      'Stell sie getrennt von deinen anderen Pflanzen auf.',
      'Brause die Blätter lauwarm ab, vor allem die Unterseiten; behaarte bürste stattdessen weich und trocken ab.',
      'Gib ihr feuchtere Luft und einen kühleren Platz.',
    ],
    avoid: 'Sprüh kein Mittel gegen Insekten: Milben sind keine, und es tötet ihre Feinde.',
    words: 'spinnmilbe*, rote spinne, milbe*, gespinst*',
  },
  mealybugs: {
    name: 'Wollläuse',
    about: 'Weiche, träge Insekten unter weißer Wolle saugen dort, wo die Blätter am Stängel sitzen.',
    steps: [
      'Stell sie getrennt von deinen anderen Pflanzen auf.',
      'Betupfe jedes weiße Büschel mit einem Wattestäbchen und Isopropylalkohol; Farne, behaarte und bereifte Blätter nur mit Wasser.',
      'Sieh in jede Blattachsel und unter den Topfrand.',
    ],
    avoid: 'Dünge sie jetzt nicht: Weiche neue Triebe mögen sie am liebsten.',
    words: 'wolllaus*, wollläus*, wollaus*, schmierlaus*, schmierläus*',
  },
  'root-mealybugs': {
    name: 'Wurzelläuse',
    about:
      'Weiße, wachsige Insekten leben an den Wurzeln, wo sie niemand sieht, und die Pflanze wächst nicht mehr.',
    steps: [
      'Stell sie getrennt von deinen anderen Pflanzen auf.',
      'Wasch alle Erde mit lauwarmem Wasser von den Wurzeln.',
      'Topfe sie in frische Erde und einen sauberen Topf; wirf die alte Erde weg.',
    ],
    avoid: 'Lass ihr Gießwasser nicht in die Untersetzer anderer Pflanzen laufen.',
    words: 'wurzellaus*, wurzelläus*, wurzelwolllaus*, wurzelwollläus*, wurzel-wollläus*',
  },
  scale: {
    name: 'Schildläuse',
    about:
      'Insekten unter kleinen braunen Schilden sitzen fest an der Pflanze und scheiden klebrigen Saft aus; Reihen unter Farnwedeln sind Sporen.',
    steps: [
      'Stell sie getrennt von deinen anderen Pflanzen auf.',
      'Wisch die Schilde mit einer weichen Bürste und etwas Seifenwasser ab; bei Farnen und bereiften Blättern nur mit Wasser.',
      'Wisch den klebrigen Saft von den Blättern.',
    ],
    avoid: 'Verlass dich nicht auf eine einzige Reinigung: Es folgen Junge, die man kaum sieht.',
    words: 'schildlaus*, schildläus*',
  },
  aphids: {
    name: 'Blattläuse',
    about:
      'Grüne und schwarze Läuse sitzen dicht an weichen jungen Trieben, die sich kräuseln und klebrig werden.',
    steps: [
      'Streif sie mit den Fingern ab, oder spül sie mit einem Wasserstrahl fort.',
      'Schneide Spitzen ab, die voll davon sind, wo sie viele hat.',
      'Lass im Freien die Marienkäfer und ihre Larven in Ruhe.',
    ],
    avoid: 'Dünge sie nicht mehr als sonst: Weiche Triebe ziehen Läuse an.',
    words: 'blattlaus*, blattläus*, grüne läuse, schwarze läuse',
  },
  thrips: {
    name: 'Thripse',
    about:
      'Schmale Insekten, so kurz wie ein Komma, saugen an Blättern und Blüten, die silbrig werden, und hinterlassen schwarze Pünktchen.',
    steps: [
      'Stell sie getrennt von deinen anderen Pflanzen auf.',
      'Brause alle Blätter ab, nur behaarte nicht, und schneide die schlimmsten und die offenen Blüten ab.',
      'Häng drinnen eine blaue oder gelbe Klebefalle daneben.',
    ],
    avoid: 'Trag sie nicht durch die Wohnung: Sie fliegen und fallen auf andere Pflanzen.',
    words: 'thrips*, fransenflügler*, blasenfüß*',
  },
  whitefly: {
    name: 'Weiße Fliege',
    about:
      'Winzige weiße Fliegen sitzen unter den Blättern, fliegen bei Berührung als Wolke auf und hinterlassen klebrigen Saft.',
    steps: [
      'Stell sie, wenn sie im Topf steht, getrennt von deinen anderen Pflanzen auf.',
      'Brause die Unterseiten der Blätter ab; häng drinnen auch Gelbtafeln auf.',
      'Nimm alte Blätter ab, die voller Larven sind.',
    ],
    avoid: 'Hol sie zum Winter nicht herein, bevor sie sauber ist.',
    words: 'weiße fliege*, weißen fliege*, weisse fliege*, mottenschildlaus*, mottenschildläus*',
  },
  'cyclamen-mites': {
    name: 'Weichhautmilben',
    about:
      'Milben, zu klein, um sie zu sehen, sitzen in der Triebspitze, und alles, was sich dort entfaltet, ist klein und verdreht.',
    steps: [
      'Stell sie getrennt von deinen anderen Pflanzen auf und wasch dir die Hände.',
      'Schneide die verdrehten Teile ab und wirf sie in den Hausmüll.',
      'Sind auch die nächsten Blätter verdreht, trenn dich von der Pflanze.',
    ],
    avoid: 'Fass mit denselben Händen oder derselben Schere keine anderen Pflanzen an.',
    words: 'weichhautmilbe*, cyclamenmilbe*, zyklamenmilbe*, alpenveilchenmilbe*',
  },
};
export default texts;
