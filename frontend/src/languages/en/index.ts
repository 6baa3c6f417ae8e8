import type about from './about';
import type care from './care';
import type days from './days';
import type display from './display';
import type frame from './frame';
import type garden from './garden';
import type plant from './plant';
import type plants from './plants';
import type safety from './safety';
import type schedule from './schedule';
import type shell from './shell';
import type sill from './sill';
import type today from './today';

/** Every text of the app, by page. They come with the pages that say them: this is their type alone. */
export interface English {
  about: typeof about;
  care: typeof care;
  days: typeof days;
  display: typeof display;
  frame: typeof frame;
  garden: typeof garden;
  plant: typeof plant;
  plants: typeof plants;
  safety: typeof safety;
  schedule: typeof schedule;
  shell: typeof shell;
  sill: typeof sill;
  today: typeof today;
}
