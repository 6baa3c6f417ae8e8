import type { Translation } from '../catalogue';
import type english from '../en/photo';

const texts: Translation<typeof english> = {
  unreadable: 'Diese Datei lässt sich nicht lesen. Bitte wähle ein Foto.',
  tooLarge: 'Dieses Foto ist größer als 10 MB. Bitte wähle ein kleineres.',
  tooManyPixels: 'Dieses Foto hat zu viele Pixel. Bitte wähle ein kleineres.',
};
export default texts;
