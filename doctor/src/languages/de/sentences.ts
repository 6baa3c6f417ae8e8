import type { SENTENCES } from '../../sentences.js';

/** What the doctor says besides its catalogue and its questions. */
const texts: Readonly<Record<keyof typeof SENTENCES, string>> = {
  likely: 'Wahrscheinlich ist es das: {{name}}.',
  possible: 'Es kann eines davon sein. Fang mit dem ersten an.',
  unclear:
    'Sicher sagen können wir es nicht. Sieh dir diese genau an, oder frag in ein paar Tagen noch einmal.',
  why: 'Was dafür spricht: {{reasons}}.',
  common: 'Nichts, was du gesehen hast, spricht dagegen, und es kommt oft vor.',
  prone: 'dass es bei dieser Art von Pflanze oft vorkommt',
  nearUnderLeaves: 'Sieh dir die Pflanzen in ihrer Nähe an, vor allem die Unterseiten der Blätter.',
  nearOfItsKind: 'Sieh dir andere Pflanzen ihrer Art an und die, die dicht bei ihr stehen.',
  photo: 'Mach ein Foto von derselben Seite wie zuvor.',
  look: 'Sieh wieder nach: Geht es ihr besser?',
  better: 'Das freut uns. Behalte sie noch ein paar Wochen im Auge.',
  mistaken: 'Dann sehen wir mit frischem Blick noch einmal hin.',
  notBetter: 'Das tut uns leid. Vielleicht ist es etwas anderes, prüfe also als Nächstes dies.',
};
export default texts;
