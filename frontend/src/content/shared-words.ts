/** How the app is described where it is shared. */
export const sharedWords = {
  title: 'Leaflore: which plant is this, and what does it need?',
  description: 'Photograph a plant and learn its name, how it is doing and what to do next.',
};
