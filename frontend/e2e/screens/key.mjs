import { identifierWill, see } from '../browser.mjs';
import { ANSWERS } from '../fake-provider.mjs';
import { aFile } from '../pictures.mjs';
import { heading } from './steps.mjs';

const drawn = (page) => see(page.locator('article svg path').last());

/** The plant key, from the start to its end. See ../screens.mjs for the fields. */
export const keyScreens = [
  { name: 'key', path: '/key', reach: (page) => heading(page, 'It could be one of 384 plants') },
  { name: 'key-narrowed', path: '/key?leaf=heart', reach: drawn },
  { name: 'key-few', path: '/key?growth=fern&leaf=pinnate&colour=green&edge=smooth', reach: drawn },
  {
    name: 'key-all-asked',
    path: '/key?growth=climber&leaf=heart&colour=green&edge=smooth&pattern=variegated&sap=clear&place=indoors',
    reach: drawn,
  },
  {
    name: 'key-none-left',
    path: '/key?growth=globe-cactus&leaf=split&flower=spathe&sap=milky&place=outdoors',
    reach: drawn,
  },
  {
    name: 'key-none',
    path: '/key?growth=fern&plant=none',
    reach: (page) => heading(page, 'Then we may not know it yet'),
  },
  {
    name: 'key-found',
    path: '/key?growth=fern&leaf=pinnate&plant=boston-fern',
    reach: async (page) => {
      await see(page.getByRole('button', { name: 'Add to My Garden' }));
      await see(page.locator('section svg path').last());
    },
  },
  {
    name: 'key-of-photo',
    path: '/identify',
    reach: async (page) => {
      await identifierWill({ answer: ANSWERS.unsure });
      await page.getByTestId('upload-image').setInputFiles(await aFile());
      await see(page.getByRole('list', { name: 'Your photos' }).getByRole('img'));
      await page.getByRole('button', { name: 'Identify Plant', exact: true }).click();
      await page.getByRole('link', { name: 'Tell us what you see' }).click();
      await drawn(page);
    },
  },
].map((screen) => ({ as: 'member', ...screen }));
