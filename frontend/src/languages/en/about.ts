/** The about page. */
export default {
  title: 'About Leaflore',
  lead: 'A plant companion for people who love their plants and would like to understand them better.',
  mission: 'Our Mission',
  missionWhy:
    'A plant cannot tell you its name, or that it is thirsty. We want anyone with a phone and a windowsill to be able to find out, without learning Latin or squinting at small print.',
  missionWho:
    'Many of the people we build for have gardened for fifty years and have used a smartphone for five. So the letters are large, the buttons are wide, and no sentence needs a dictionary.',
  offer: 'What We Offer',
  identification: 'AI Plant Identification',
  identificationText:
    'Take a photo and learn which plant it shows. We say how sure we are, and when we are not, we show you the plants it could be instead of guessing.',
  care: 'Personalized Care',
  careText:
    'Your garden remembers when each plant was watered and tells you which one is next, and why today is the day.',
  support: 'Community Support',
  supportText:
    'Premium members share photos, ask one another, and find out what worked on other windowsills.',
  knowledge: 'Expert Knowledge',
  knowledgeText:
    'A library of plants with water, light, soil and safety for pets, written in plain words, with the source of what matters.',
  values: 'Our Values',
  accessibility: 'Accessibility',
  accessibilityText:
    'Everyone should be able to read, hear and use Leaflore: seniors, people with low vision, people who use a keyboard or a screen reader. Easy view makes everything larger with one switch, shows one plant at a time, and reads aloud.',
  reliability: 'Reliability',
  reliabilityText:
    'What you save stays saved. When we don’t know, we say so. A photo without a plant doesn’t use up an identification.',
  community: 'Community',
  communityText: 'Gardeners learn from gardeners. We keep the place friendly, and nobody is too new to ask.',
  built: 'Built with Care',
  builtText:
    'Every plant on these pages is drawn for its own species, every text was written to be understood at first reading, and your photos are yours: you can take them with you or have them deleted at any time.',
  thanks: 'Thank you for letting Leaflore look after your plants together with you.',
  write: 'Write to us',
} as const;
