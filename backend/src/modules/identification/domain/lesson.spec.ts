import { folderOf } from './lesson.js';

const classes = new Map([
  ['aloe_vera', { scientificName: 'Aloe vera' }],
  ['fragaria_strawberry', { scientificName: 'Fragaria × ananassa' }],
]);

describe('the folder of a plant', () => {
  it.each([
    ['the class of a species', 'Aloe vera', 'aloe_vera'],
    ['however it is written', 'ALOE  VERA', 'aloe_vera'],
    ['also of a hybrid', 'Fragaria × ananassa', 'fragaria_strawberry'],
    ['the class of a genus', 'Goeppertia orbifolia', 'calathea'],
    ['the class of a group', 'Cactaceae', 'cactaceae_cactus'],
    ['its own name, where there is no class', 'Howea forsteriana', 'howea_forsteriana'],
    ['never a way out of the folder', '../../etc/passwd', 'etc_passwd'],
  ])('is %s', (_, name, folder) => expect(folderOf(name, classes)).toBe(folder));

  it('is none for a name without letters', () => expect(folderOf('../..', classes)).toBeUndefined());
});
