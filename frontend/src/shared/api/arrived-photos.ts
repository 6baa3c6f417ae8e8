/** Where photos are that have arrived: a second try sends only what is missing, and is the same as the first. */
export const arrived = new WeakMap<Blob, string>();
