/** How difficult a plant is, in words: "Easy to care for". */
export const careWords = (difficulty: string) =>
  `${difficulty.charAt(0).toUpperCase()}${difficulty.slice(1)} to care for`;
