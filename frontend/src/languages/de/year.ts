import type { Translation } from '../catalogue';
import type english from '../en/year';

const texts: Translation<typeof english> = {
  title: 'Ihr Jahr',
  notLoaded: 'Ihr Jahr konnten wir nicht laden.',
  flowers: 'Blüte',
  shelter: 'Schutz vor Kälte',
  rest: 'Ruhe',
  shelterNow: 'In kalten Nächten schützen',
  feedNow: 'Zeit zum Düngen',
  repotNow: 'Zeit zum Umtopfen',
  pruneNow: 'Zeit zum Schneiden',
  flowersNow: 'Blühen meist um diese Zeit',
  restNow: 'In der Ruhezeit, trinken also weniger',
  notPlanned: 'nicht geplant',
  allYear: 'das ganze Jahr',
  span: '{{from}} bis {{to}}',
  thisMonth: 'Diesen Monat in deinem Garten',
  inMonth: 'Dein Garten im {{month}}',
  monthNotLoaded: 'Diesen Monat konnten wir nicht laden. Deine Termine sind sicher.',
  source: 'Quelle:',
  nothing: 'Diesen Monat nichts Besonderes. Gieß, wenn die Erde trocken ist.',
  andMore: ' und {{number}} weitere',
};
export default texts;
