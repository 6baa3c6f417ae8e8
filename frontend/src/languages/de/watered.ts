import type { Translation } from '../catalogue';
import type english from '../en/watered';

const texts: Translation<typeof english> = {
  question: 'Wann wurde sie zuletzt gegossen?',
  today: 'Heute',
  fewDays: 'Vor ein paar Tagen',
  week: 'Vor etwa einer Woche',
  unknown: 'Weiß ich nicht',
};
export default texts;
