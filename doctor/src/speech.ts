/** What an entry of the catalogue says, in a language besides English. */
interface ProblemWords {
  readonly name: string;
  readonly about: string;
  readonly steps: readonly string[];
  readonly avoid: string;
  /** Words by which others name it, with commas, in lower case; what ends with `*` may go on. */
  readonly words: string;
}

/** What a question asks, and its answers: what is tapped, and how that is said back. */
interface QuestionWords {
  readonly ask: string;
  readonly options: Readonly<Record<string, readonly [label: string, said: string]>>;
}

/** How free texts are read in a language. */
export interface Reading {
  /** Words for what is seen, by the first question's answers; as those of a problem. */
  readonly looks: Readonly<Record<string, string>>;
  /** What only texts in this language have. */
  readonly own: RegExp;
  /** What follows is denied. */
  readonly negation: RegExp;
  /** A thought that is denied as a whole. */
  readonly denied: RegExp;
  /** Where a thought ends. */
  readonly clause: RegExp;
}

/** All that the doctor says and reads in a language besides English. */
export interface Tongue {
  /** For lists of words: "a, b und c". */
  readonly locale: string;
  readonly problems: Readonly<Record<string, ProblemWords>>;
  readonly questions: Readonly<Record<string, QuestionWords>>;
  readonly sentences: Readonly<Record<string, string>>;
  readonly reading: Reading;
}

let tongue: () => Tongue | undefined = () => undefined;

/**
 * Sets the language in which the doctor speaks: a function that is asked whenever a text is read, as a server speaks many languages at
 * once. It gives nothing for English, which is also spoken before this is called.
 */
export const speak = (spoken: () => Tongue | undefined): void => void (tongue = spoken);

/** What is said now; undefined for English. */
export const spoken = (): Tongue | undefined => tongue();

/** Does something in English. */
export function inEnglish<Result>(work: () => Result): Result {
  const before = tongue;
  tongue = () => undefined;
  try {
    return work();
  } finally {
    tongue = before;
  }
}
