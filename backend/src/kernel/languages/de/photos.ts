import type { Translation } from '../catalogue.js';
import type english from '../en/photos.js';

/** Photos, and where they are kept. */
const texts: Translation<typeof english> = {
  notAPhoto:
    'Dieses Foto ist kein Bild, das wir lesen können. Bitte schick ein Foto als JPEG, PNG, WebP, HEIC oder AVIF.',
  notAPhotoOf:
    'Foto {{position}} ist kein Bild, das wir lesen können. Bitte schick ein Foto als JPEG, PNG, WebP, HEIC oder AVIF.',
  broken:
    'Dieses Foto ist beschädigt oder nicht vollständig. Bitte wähle es noch einmal aus, oder mach ein neues.',
  brokenOf:
    'Foto {{position}} ist beschädigt oder nicht vollständig. Bitte wähle es noch einmal aus, oder mach ein neues.',
  tooLarge: 'Dieses Foto ist größer als 10 MB. Bitte wähle ein kleineres.',
  tooLargeOf: 'Foto {{position}} ist größer als 10 MB. Bitte wähle ein kleineres.',
  tooManyPixels: 'Dieses Foto hat mehr als 50 Megapixel. Bitte wähle ein kleineres.',
  tooManyPixelsOf: 'Foto {{position}} hat mehr als 50 Megapixel. Bitte wähle ein kleineres.',
  tooHeavy:
    'Dieses Foto braucht zum Öffnen zu viel Speicher. Bitte speichere es als einfaches JPEG, oder wähle ein kleineres.',
  tooHeavyOf:
    'Foto {{position}} braucht zum Öffnen zu viel Speicher. Bitte speichere es als einfaches JPEG, oder wähle ein kleineres.',
  unreadable: 'Dieses Foto ließ sich nicht lesen. Bitte wähle ein anderes.',
  unreadableOf: 'Foto {{position}} ließ sich nicht lesen. Bitte wähle ein anderes.',
  busy: 'Gerade fragen viele Menschen. Bitte versuche es gleich noch einmal. Es wurde keine Bestimmung verbraucht.',
  pictureNotFound: 'Dieses Bild finden wir nicht.',
  storageFull: 'Auf diesem Server ist gerade kein Platz für Bilder. Es wurde nichts geändert.',
  storageAway: 'Wir kommen gerade nicht an unsere Bilder. Bitte versuche es gleich noch einmal.',
  uploadNotFound: 'Dieses Foto ist bei uns nicht angekommen. Bitte wähle es noch einmal aus.',
  uploadExpired: 'Das hat zu lange gedauert',
  gone: 'Dieses Foto ist nicht mehr da. Bitte wähle es noch einmal aus.',
  uploadUsed: 'Hierhin wurde schon ein Foto geschickt. Bitte wähle das Foto noch einmal aus.',
  spaceUsed:
    'Deine Fotos füllen die 2 GB, die jedes Konto hat. Bitte lösche welche, die du nicht mehr brauchst.',
  choose: 'Bitte wähle ein Foto',
};
export default texts;
