import type { Translation } from '../catalogue';
import type english from '../en/leftEasy';

const texts: Translation<typeof english> = {
  title: 'Die ganze App',
  text: 'Die einfache Ansicht findest du unter „Anzeige“, wann immer du sie wiederhaben willst.',
};
export default texts;
