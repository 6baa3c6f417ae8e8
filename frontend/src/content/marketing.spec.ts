import { readFileSync } from 'node:fs';
import { codes } from '../../test/catalogues';
import { measured } from '../../test/measured';
import { languages, speak } from '../languages/language';
import { textsReady } from '../languages/texts';
import { claims } from './marketing';

const { device, server } = measured;
const OF_100 = { en: 'of 100', es: 'de cada 100', de: 'von 100' };
const ON_DEVICE = {
  en: 'on your own device alone it is',
  es: 'con tu dispositivo solo, son',
  de: 'auf deinem Gerät allein sind es',
};
const PHOTOS = { en: 'photos', es: 'fotos', de: 'Fotos' };

afterEach(() => speak('en'));

describe.each(codes)('the figures on the landing page, in %s', (code) => {
  const ofHundred = (share: number) => `${Math.floor(100 * share)} ${OF_100[code]}`;
  beforeEach(async () => {
    speak(code);
    await textsReady();
  });

  it('are those of the library, and what was measured on a server', () => {
    const library = readFileSync(`${process.cwd()}/backend/seeds/plant-library.json`, 'utf8');
    expect(claims().figures.map(({ figure }) => figure)).toEqual([
      String((JSON.parse(library) as unknown[]).length),
      String(Object.keys(device.byClass).length),
      ofHundred(server.strangers.top3.share),
    ]);
  });

  it('say how many photos they were measured on, and how good a device is by itself', () => {
    const photos = server.strangers.photos.toLocaleString(languages[code].locale);
    expect(claims().whose).toContain(`${photos} ${PHOTOS[code]}`);
    expect(claims().whose).toContain(`${ON_DEVICE[code]} ${ofHundred(device.strangers.top3.share)}`);
  });
});
