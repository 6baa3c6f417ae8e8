/** Title and text for sharing the app. */
export const sharedWords = {
  title: 'Leaflore: which plant is this, and what does it need?',
  description: 'Photograph a plant and learn its name, how it is doing and what to do next.',
};
