import { all, press } from './steps.mjs';

/** Section 2, /contact; section 5, contact form. */
export const contact = [
  {
    name: 'contact',
    path: '/contact',
    as: 'visitor',
    roles: [...all('heading', 'Get in Touch'), ...all('button', 'Back', 'Send Message')],
    labels: ['Name', 'Email', 'Subject', 'Message'],
    parts: ['within 24 hours', 'URGENT', 'AI Plant Expert Chat'],
  },
  {
    name: 'contact with mistakes',
    path: '/contact',
    as: 'visitor',
    reach: press('Send Message'),
    texts: [
      'Name is required',
      'Invalid email address',
      'Subject is required',
      'Message must be at least 10 characters',
    ],
  },
];
