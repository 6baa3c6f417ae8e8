/** What each route is about, by its title, for search engines and link previews. */
export const descriptions: Record<string, string> = {
  'Leaflore: which plant is this, and what does it need?':
    'Photograph a plant and learn its name, how it is doing and what it needs. Five identifications are free.',
  'Choose a new password': 'Choose a new password with the link from the mail.',
  '404 Page Not Found': 'There is no page at this address.',
  'Access Denied': 'This page is for admins.',
  Home: 'Your plants today, the plant of the week, and the next identification.',
  'Your Identification': 'A plant you’ve asked about, and what we said.',
  'What is wrong?': 'What a plant may have, and what to do first.',
  'Plant Identification':
    'Take or choose a photo and learn which plant it shows, how sure we are, and what to do next.',
  'Your Identifications': 'Every plant you’ve asked about, and what we said.',
  'My Garden': 'Your plants, and what each of them needs.',
  'Care Calendar': 'What your plants need this month: what is due, what is to be expected, what was done.',
  'Your Plant': 'What to do next for your plant, its schedule and its journal.',
  Premium: 'Unlimited identifications, the AI plant expert and the community, from 4.99 USD a month.',
  'My Profile': 'Your name, your picture and your plan.',
  'Confirm Your Email Address': 'Confirm your email address with the link from the mail.',
  'Admin Dashboard': 'Figures, questions and activity.',
  People: 'For admins.',
  Messages: 'For admins.',
  'Parked Jobs': 'For admins.',
  Mailbox: 'Mails that stayed on this server.',
  Newsletter: 'The newsletter of a month.',
  'Questions and Reports': 'What waits for an admin.',
  'Your Reminder': 'What the link of a reminder does, with one press.',
  'About Leaflore':
    'Why we built a plant companion that is easy to read, honest about doubt and kind to beginners.',
  Contact: 'Write to us: plant identification, premium, technical trouble or anything else.',
  'Plant Care Blog':
    'Plain articles on recognising plants, caring for them and helping them when they are ill.',
  Community: 'Talk with other gardeners, share photos and ask an expert.',
  'AI Plant Expert': 'Ask about your plants and get an answer that says where it comes from.',
  'Privacy Policy': 'What Leaflore knows about you, what it is used for, and how you can have it deleted.',
  'Terms of Service': 'What you may expect from Leaflore and what we ask of you.',
  'Your Newsletter': 'What the link of a newsletter does.',
  'Plant Care Guide': 'What a plant of the library needs.',
};
