import type { CARRIED_DISEASES } from '../../catalogue/carried-diseases.js';
import type { TextsOf } from '../../problem.js';

/** What comes with insects that suck sap. */
const texts: TextsOf<typeof CARRIED_DISEASES> = {
  ants: {
    name: 'Ameisen',
    about:
      'Ameisen fressen keine Pflanzen: Sie holen den klebrigen Saft von Blatt-, Schild- oder Wollläusen, und manche nisten in trockener Erde.',
    steps: [
      'Such unter den Blättern und an den Stängeln nach Blattläusen, Schildläusen und Wollläusen.',
      'Wisch oder spül diese ab: Ohne ihren klebrigen Saft gehen die Ameisen.',
      'Nisten sie im Topf, stell ihn eine halbe Stunde in Wasser, dann lass ihn abtropfen.',
    ],
    avoid: 'Streu kein Ameisenpulver: Es schadet Bienen, Haustieren und den Tieren, die Schädlinge fressen.',
    words: 'ameise*',
  },
  'sooty-mould': {
    name: 'Rußtau',
    about:
      'Ein schwarzer Belag wächst auf dem klebrigen Saft von Insekten; er nimmt nur Licht weg, die Insekten aber schaden.',
    steps: [
      'Wisch den schwarzen Belag mit einem feuchten Tuch ab.',
      'Such unter den Blättern und an den Stängeln nach den Insekten, von denen es tropft.',
      'Wisch auch diese Insekten ab.',
    ],
    avoid: 'Behandle nicht nur den Rußtau: Solange die Insekten da sind, kommt er wieder.',
    words: 'rußtau*, russtau*, schwarzer belag',
  },
  virus: {
    name: 'Ein Pflanzenvirus',
    about:
      'Blätter zeigen Mosaik oder Ringe, und der Wuchs ist verdreht; Insekten, Werkzeug und Hände tragen es weiter.',
    steps: [
      'Stell sie getrennt von anderen Pflanzen ihrer Art auf.',
      'Wasch Hände und Werkzeug, wenn du sie angefasst hast.',
      'Sind auch neue Blätter gezeichnet, trenn dich von der Pflanze.',
    ],
    avoid: 'Nimm keine Stecklinge von ihr.',
    words: 'virus, viren, pflanzenvirus, mosaikvirus, virose*, virusbefall, ringflecken*',
  },
};
export default texts;
