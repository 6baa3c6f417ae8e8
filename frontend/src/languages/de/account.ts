import type { Translation } from '../catalogue';
import type english from '../en/account';

const texts: Translation<typeof english> = {
  error: 'Fehler',
  success: 'Erledigt',
  loginRequired: 'Anmeldung nötig',
  loginForProfile: 'Melde dich an, um dein Profil zu sehen.',
  loginToChat: 'Melde dich an, um mit dem Experten zu sprechen.',
  loginToConfirm: 'Melde dich an, um deine E-\u2060Mail-Adresse zu bestätigen.',
  pictureSaved: 'Dein Profilfoto ist gespeichert.',
  pictureNotSaved: 'Das Profilfoto konnten wir nicht speichern',
  noUploadUrl: 'Das Hochladen konnten wir nicht vorbereiten',
  thankYou: 'Danke',
  photosHelp: 'Ab jetzt helfen uns die Fotos, bei denen du den Namen bestätigst oder berichtigst.',
  turnedOff: 'Ausgeschaltet',
  photosLeftOut: 'Deine Fotos bleiben ab jetzt außen vor.',
  notSaved: 'Das konnten wir nicht speichern. Bitte versuche es noch einmal.',
  updated: 'Dein Profil ist gespeichert.',
  notUpdated: 'Dein Profil konnten wir nicht speichern',
};
export default texts;
