/** The same words at the beginning of a line: "Saturday 28 November", also where a language writes days with a small letter. */
export const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
