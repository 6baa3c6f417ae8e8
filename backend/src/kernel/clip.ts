/** The beginning of a text, at most so long. A sign of two halves, such as 🌱, is never cut in two: half of one cannot be stored in JSON. */
export const clip = (text: string, most: number): string =>
  text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
