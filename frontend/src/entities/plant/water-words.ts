/** How often a plant needs water, without ambiguity: "Bi-weekly" can also mean twice a week. */
export const waterWords = (needs: string) =>
  needs.toLowerCase() === 'bi-weekly' ? 'Every two weeks' : needs;
