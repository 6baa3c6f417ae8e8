import { readFileSync } from 'node:fs';
import { measured } from '../../test/measured';
import { claims } from './marketing';

const { device, server } = measured;
const ofHundred = (share: number) => `${Math.floor(100 * share)} of 100`;

describe('the figures on the landing page', () => {
  it('are those of the library, and what was measured on a server', () => {
    const library = readFileSync(`${process.cwd()}/backend/seeds/plant-library.json`, 'utf8');
    expect(claims.figures.map(({ figure }) => figure)).toEqual([
      String((JSON.parse(library) as unknown[]).length),
      String(Object.keys(device.byClass).length),
      ofHundred(server.strangers.top3.share),
    ]);
  });

  it('say how many photos they were measured on, and how good a device is by itself', () => {
    expect(claims.whose).toContain(`${server.strangers.photos.toLocaleString('en')} photos`);
    expect(claims.whose).toContain(
      `on your own device alone it is ${ofHundred(device.strangers.top3.share)}`,
    );
  });
});
