import { readFileSync } from 'node:fs';
import { claims } from './marketing';

const read = (file: string) => readFileSync(`${process.cwd()}/${file}`, 'utf8');

describe('the figures on the landing page', () => {
  const card = read('vision/model/MODEL-CARD.md');

  it('are those of the library and of the model card', () => {
    const plants = JSON.parse(read('backend/seeds/plant-library.json')) as unknown[];
    const [, known] = /^(\d+) classes, learned from/m.exec(card)!;
    const [, topThree] = /\| One of the first three right +\| \d+ +\| ([\d.]+) % /.exec(card)!;
    expect(claims.figures.map(({ figure }) => figure)).toEqual([
      String(plants.length),
      known,
      `${Math.floor(Number(topThree))} of 100`,
    ]);
  });

  it('say how many photos they were measured on', () => {
    const [, photos] = /\| One of the first three right +\| (\d+) /.exec(card)!;
    expect(claims.whose).toContain(Number(photos).toLocaleString('en'));
  });
});
