import type { Translation } from '../catalogue';
import type english from '../en/retake';

const texts: Translation<typeof english> = {
  thisPhoto: 'Dieses Foto',
  photo: 'Foto {{number}}',
  dark: '{{name}} ist ziemlich dunkel. Kannst du es an einem Fenster aufnehmen?',
  blurred: '{{name}} ist unscharf. Kannst du zum Scharfstellen auf die Pflanze tippen und dabei stillhalten?',
  darkAndBlurred:
    '{{name}} ist dunkel und unscharf. Kannst du es an einem Fenster aufnehmen und dabei stillhalten?',
  another: 'Neues Foto machen',
  anotherNamed: 'Neues Foto machen: {{name}}',
  useIt: 'Trotzdem verwenden',
  useItNamed: 'Trotzdem verwenden: {{name}}',
};
export default texts;
