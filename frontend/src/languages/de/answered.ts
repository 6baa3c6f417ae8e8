import type { Translation } from '../catalogue';
import type english from '../en/answered';

const texts: Translation<typeof english> = {
  title: 'Deine Frage wurde beantwortet',
  read: 'Antwort lesen',
  text: 'Sie steht in der Gemeinschaft, unter deiner Frage.',
};
export default texts;
