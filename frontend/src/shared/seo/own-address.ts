import { addressIn } from '../../languages/addresses';
import { language } from '../../languages/language';
import { site } from './site';

/** The whole address of a page, by its path, in the language that is spoken. */
export const ownAddress = (path: string): string => site() + addressIn(language(), path);
