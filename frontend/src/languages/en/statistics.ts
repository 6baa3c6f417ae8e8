/** Whether visits may be counted. */
export default {
  title: 'Statistics',
  mayWe: 'May we count your visit?',
  why: 'It helps us to see which pages are used. Google Tag Manager would learn the kind of page and what was done there, such as “a plant was watered”. It never learns your name, your email, your plants or your photos. You can change your mind in your profile, or on the page about privacy.',
  yes: 'Yes, count it',
  no: 'No, thank you',
  count: 'Count my visits',
  countHint:
    'Google Tag Manager learns the kind of page and what was done there; never your name, your email, your plants or your photos.',
} as const;
