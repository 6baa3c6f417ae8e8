import type { LEAF_DISEASES } from '../../catalogue/leaf-diseases.js';
import type { TextsOf } from '../../problem.js';

/** Diseases that are seen on leaves and flowers of many plants. */
const texts: TextsOf<typeof LEAF_DISEASES> = {
  'powdery-mildew': {
    name: 'Echter Mehltau',
    about:
      'Ein Pilz bestäubt Blätter und Knospen mit weißem Pulver, wenn die Tage warm, die Nächte kühl und die Wurzeln trocken sind.',
    steps: [
      'Schneide die schlimmsten Blätter ab und wirf sie in den Hausmüll.',
      'Gieß die Erde gründlich und gib der Pflanze mehr Luft.',
      'Wisch das Pulver mit einem feuchten Tuch von großen, glatten Blättern.',
    ],
    avoid: 'Dünge nicht mit viel Stickstoff: Weiche Blätter befällt er zuerst.',
    words: 'echter mehltau, echten mehltau, echtem mehltau, mehltau*, weißes pulver',
  },
  'downy-mildew': {
    name: 'Falscher Mehltau',
    about: 'Bei feuchtem Wetter werden Blätter oben gelb und haben unten einen blassen oder violetten Flaum.',
    steps: [
      'Nimm alle fleckigen Blätter ab und wirf sie in den Hausmüll.',
      'Gieß nur die Erde, am Morgen.',
      'Gib ihr mehr Abstand und Luft.',
    ],
    avoid: 'Mach die Blätter nicht nass: Die Krankheit braucht Wasser, um sich auszubreiten.',
    words: 'falscher mehltau, falschen mehltau, falschem mehltau',
  },
  'grey-mould': {
    name: 'Grauschimmel',
    about:
      'Botrytis überzieht welkende Blüten, Früchte und weiche Teile mit grauem Flaum, wenn die Luft kühl und feucht ist und steht.',
    steps: [
      'Schneide alle pelzigen und welkenden Teile ab und wirf sie in den Hausmüll.',
      'Stell sie luftiger und heller.',
      'Gieß nur die Erde, am Morgen.',
    ],
    avoid: 'Besprüh sie nicht und stell sie nicht eng.',
    words: 'grauschimmel*, botrytis, grauer schimmel, graufäule',
  },
  rust: {
    name: 'Rost',
    about: 'Ein Pilz macht kleine orange oder braune Pusteln, meist unter dem Blatt, die wie Staub abfärben.',
    steps: [
      'Nimm die Blätter mit Pusteln ab und wirf sie in den Hausmüll.',
      'Halte die Blätter trocken; gieß die Erde.',
      'Räum abgefallene Blätter ringsum weg.',
    ],
    avoid: 'Wirf die Blätter nicht auf den Kompost.',
    words: 'rost, rostpilz*, rostpustel*, rostflecken, rostkrankheit*',
  },
  'fungal-leaf-spot': {
    name: 'Blattflecken durch Pilze',
    about: 'Pilze machen runde braune Flecken, oft mit gelbem Ring, wo Blätter nass bleiben.',
    steps: [
      'Nimm die fleckigen Blätter ab und wirf sie in den Hausmüll.',
      'Gieß nur die Erde und halte die Blätter trocken.',
      'Gib ihr mehr Luft und Abstand.',
    ],
    avoid: 'Besprüh die Blätter nicht.',
    words:
      'blattfleck*, blattflecken durch pilze, blattfleckenkrankheit*, pilzflecken, pilzbefall, pilzinfektion*, dürrfleckenkrankheit, septoria, alternaria, cercospora, braune flecken',
  },
  'bacterial-leaf-spot': {
    name: 'Blattflecken durch Bakterien',
    about:
      'Bakterien machen dunkle Flecken wie von Nässe zwischen den Adern, die sich mit Spritzwasser ausbreiten.',
    steps: [
      'Schneide die fleckigen Blätter mit einer sauberen Schere ab und wirf sie weg.',
      'Stell sie getrennt von deinen anderen Pflanzen auf.',
      'Halte die Blätter trocken und gieß nur die Erde.',
    ],
    avoid: 'Arbeite nicht an ihr, solange sie nass ist: Hände tragen die Bakterien weiter.',
    words:
      'blattflecken durch bakterien, bakterielle blattflecken*, bakterielle flecken, bakterienbrand, bakterieninfektion*, bakterielle infektion*',
  },
  anthracnose: {
    name: 'Anthraknose',
    about:
      'Ein Pilz bräunt Blätter in großen Flecken, oft von der Spitze her und in Ringen, nach Wunden und Nässe.',
    steps: [
      'Schneide die braunen Blätter mit einer sauberen Schere ab und wirf sie weg.',
      'Besprüh sie nicht mehr und halte die Blätter trocken.',
      'Gib ihr mehr Luft.',
    ],
    avoid: 'Verletze die Blätter nicht: Dort dringt er ein.',
    words: 'anthraknose, brennflecken*, colletotrichum',
  },
};
export default texts;
