import type { Translation } from '../catalogue';
import type english from '../en/kept';

const texts: Translation<typeof english> = {
  title: 'Auf diesem Gerät angesehen',
  waiting_one: '{{names}}: wird hier hinzugefügt, sobald du wieder online bist.',
  waiting_other: '{{names}}: werden hier hinzugefügt, sobald du wieder online bist.',
  notAdded: '„{{name}}“ konnten wir nicht hinzufügen',
  lookedAt: 'Auf diesem Gerät angesehen am {{day}}.',
  remove: 'Entfernen',
};
export default texts;
