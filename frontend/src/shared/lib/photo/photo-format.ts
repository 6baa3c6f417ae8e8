const text = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.slice(from, to));

/** The brands in a file's first box, `ftyp` (ISO/IEC 14496-12, section 4.3); empty for other files. */
const brandsOf = (start: Uint8Array) => (text(start, 4, 8) === 'ftyp' ? text(start, 8, 64) : '');

/**
 * Whether a file that this browser cannot open is a HEIC or AVIF picture, which the server can. Takes its first 64
 * bytes.
 */
export const isHeicOrAvif = (start: Uint8Array) =>
  /heic|heix|heim|heis|hevc|hevx|mif1|msf1|avif|avis/.test(brandsOf(start));

/** Whether it is HEIC, the format of many phones that few browsers open. */
export const isHeic = (start: Uint8Array) => isHeicOrAvif(start) && !/avif|avis/.test(brandsOf(start));
