import type { Translation } from '../catalogue';
import type english from '../en/reveal';

const texts: Translation<typeof english> = {
  show: 'Zeigen',
  hide: 'Verbergen',
  showPassword: 'Passwort zeigen',
  hidePassword: 'Passwort verbergen',
};
export default texts;
