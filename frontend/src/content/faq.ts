import { tFaq } from '../languages/faq';

/** What people ask before they begin, on the landing page and for search engines. */
export const faq = (): { question: string; answer: string }[] => [
  { question: tFaq('cost'), answer: tFaq('costAnswer') },
  { question: tFaq('sure'), answer: tFaq('sureAnswer') },
  { question: tFaq('eat'), answer: tFaq('eatAnswer') },
  { question: tFaq('pets'), answer: tFaq('petsAnswer') },
  { question: tFaq('photos'), answer: tFaq('photosAnswer') },
];
