/** What people ask before they begin. */
export default {
  cost: 'What does it cost?',
  costAnswer:
    'Five identifications, your garden, reminders and all care guides are free, without a card. Premium costs $4.99 a month or $29.99 a year, for as many identifications as you like, the AI plant expert and the community.',
  sure: 'How sure is the identification?',
  sureAnswer:
    'Each answer says how sure it is. When it is not, you see the plants that it may be, with pictures to compare, instead of one name.',
  eat: 'May I eat a plant that Leaflore has named?',
  eatAnswer:
    'No. Never eat a plant, give it to an animal or use it as medicine because an app has named it. Some edible plants have poisonous lookalikes.',
  pets: 'Is my plant safe for my cat or dog?',
  petsAnswer:
    'Each care guide says what is known, and names the source. Where nobody could tell us, it says so: unknown does not mean safe.',
  photos: 'What happens to my photos?',
  photosAnswer:
    'They are yours. The place and the camera’s details are removed before a photo is kept, and you can take your photos with you or delete them at any time.',
} as const;
