/** A value as JSON has it: instants are ISO 8601 text, all else is as it was. */
export type InJson<T> = T extends Date
  ? string
  : T extends readonly (infer Item)[]
    ? InJson<Item>[]
    : T extends object
      ? { [Member in keyof T]: InJson<T[Member]> }
      : T;
