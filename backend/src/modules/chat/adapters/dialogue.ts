/** Something that a model wants to look up. */
interface Lookup {
  id: string;
  name: string;
  input: unknown;
}

/** What a model has said in one round. */
export interface Round {
  lookups: Lookup[];
  hasText: boolean;
  /** It had more to say than it may. */
  isCut: boolean;
}

/** How a model is listened to. */
export interface Listening {
  mayLookUp: boolean;
  signal: AbortSignal;
  /** Called with each part of the text as it comes. */
  write: (part: string) => void;
  /** Called with the tokens of the call, as far as the provider has said by then. */
  count: (inputTokens: unknown, outputTokens: unknown) => void;
}

/** What is being said to a model and by it, in the words of its provider. */
export interface Dialogue {
  /** One call. Throws `model-refused`, `model-unreadable`, or an error of the SDK. */
  listen(listening: Listening): Promise<Round>;
  /** Says what was found for the look-ups of the last round. */
  tell(found: { id: string; content: string }[]): void;
}
