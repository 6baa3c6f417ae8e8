/** How often a plant wants water, in words that have one meaning: "Bi-weekly" is also said of twice a week. */
export const waterWords = (needs: string) =>
  needs.toLowerCase() === 'bi-weekly' ? 'Every two weeks' : needs;
