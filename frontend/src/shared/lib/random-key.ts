/** 128 random bits as text. Unlike `crypto.randomUUID` it also works on a page that was loaded over plain HTTP. */
export const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
