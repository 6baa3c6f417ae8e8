import english from './en/faq';
import { texts } from './texts';

/** The questions of the landing page, which search engines are told as well. */
export const tFaq = texts('faq', english);
