import { speaking } from '../../kernel/languages/language.js';
import { readSeed } from '../../setup/migrate-and-seed.js';
import { translated } from '../library/index.js';
import { libraryWords, storedWords } from './library-words.js';

const jade = readSeed().find(({ slug }) => slug === 'jade-plant')!;
const { description, soilType, careInstructions } = jade;
const taken = { description, soilType, careInstructions };

describe('what a plant in a garden took over from the library', () => {
  it('is translated into the language that is spoken, and what its gardener wrote stays', () => {
    const plant = { commonName: 'Jade Plant', ...taken, soilType: 'Cactus mix from the corner shop' };
    const german = speaking('de', () => libraryWords(plant));
    expect(german).toEqual({
      commonName: 'Jade Plant',
      description: translated(jade, 'de').description,
      careInstructions: translated(jade, 'de').careInstructions,
      soilType: 'Cactus mix from the corner shop',
    });
    expect(libraryWords(plant)).toEqual(plant);
  });

  it('is stored in English, whichever language it comes in', () => {
    const { description: about, careInstructions: care } = translated(jade, 'es');
    const sent = { description: about, careInstructions: care, soilType: null };
    expect(speaking('es', () => storedWords(sent))).toEqual({
      description,
      careInstructions,
      soilType: null,
    });
    expect(storedWords({ careInstructions: undefined })).toEqual({ careInstructions: undefined });
  });
});
