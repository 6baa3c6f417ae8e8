import type { Translation } from '../catalogue.js';
import type english from '../en/lookAlikes.js';

/** Poisonous plants for which others are taken, and the signs that tell them apart. In German the names follow “mit”. */
const texts: Translation<typeof english> = {
  doNotEat: 'Iss sie nicht: Man verwechselt sie leicht mit {{name}}. {{howToTell}}',
  hemlock: 'dem Gefleckten Schierling (Conium maculatum)',
  hemlockSign:
    'Der Schierling hat einen kahlen Stängel mit purpurnen Flecken und riecht zerrieben nach Mäusen; eine Wilde Möhre ist behaart.',
  hemlockHerbSign:
    'Der Schierling hat einen kahlen Stängel mit purpurnen Flecken und riecht zerrieben nach Mäusen; das Küchenkraut riecht so, wie du es kennst.',
  lilyOfTheValley: 'Maiglöckchen oder Herbstzeitlosen',
  ramsonsSign:
    'Bärlauch riecht nach Knoblauch, und jedes Blatt kommt mit einem eigenen Stiel aus der Erde; die giftigen haben mehrere Blätter an einem Stängel und riechen nicht.',
  daffodil: 'Narzissen, deren Blätter und Zwiebeln giftig sind',
  daffodilSign:
    'Zwiebeln, Lauch, Schnittlauch und Knoblauch riechen angeschnitten nach Zwiebel oder Knoblauch; eine Narzisse nicht.',
  foxglove: 'dem Roten Fingerhut (Digitalis purpurea)',
  comfreySign:
    'Ein Blatt des Fingerhuts hat am Rand kleine Zähne und weiche Haare; Beinwell hat einen glatten Rand und Borsten.',
  foxgloveSign:
    'Ein Blatt des Fingerhuts hat am Rand kleine Zähne und weiche Haare und duftet weder nach Gurke noch nach Salbei.',
  dwarfElder: 'dem Zwerg-Holunder (Sambucus ebulus)',
  dwarfElderSign:
    'Zwerg-Holunder ist kein Strauch: Er hat aufrechte grüne Stängel ohne Holz, mit kleinen Blättchen am Fuß jedes Blattstiels.',
  moonseed: 'dem Kanadischen Mondsamen (Menispermum canadense)',
  moonseedSign:
    'Mondsamen hat keine Ranken, und in seiner Beere steckt ein einziger flacher Samen wie ein Halbmond statt mehrerer.',
};
export default texts;
