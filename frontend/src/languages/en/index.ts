import type about from './about';
import type blog from './blog';
import type care from './care';
import type contact from './contact';
import type days from './days';
import type display from './display';
import type faq from './faq';
import type frame from './frame';
import type garden from './garden';
import type heads from './heads';
import type landing from './landing';
import type legal from './legal';
import type notFound from './notFound';
import type plant from './plant';
import type plants from './plants';
import type safety from './safety';
import type sample from './sample';
import type schedule from './schedule';
import type shell from './shell';
import type sill from './sill';
import type today from './today';

/** Every text of the app, by page. They come with the pages that say them: this is their type alone. */
export interface English {
  about: typeof about;
  blog: typeof blog;
  care: typeof care;
  contact: typeof contact;
  days: typeof days;
  display: typeof display;
  faq: typeof faq;
  frame: typeof frame;
  garden: typeof garden;
  heads: typeof heads;
  landing: typeof landing;
  legal: typeof legal;
  notFound: typeof notFound;
  plant: typeof plant;
  plants: typeof plants;
  safety: typeof safety;
  sample: typeof sample;
  schedule: typeof schedule;
  shell: typeof shell;
  sill: typeof sill;
  today: typeof today;
}
