const text = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.slice(from, to));

/**
 * Whether a file that this browser cannot open is a HEIC or AVIF picture, which the server can: both are boxes whose
 * first one, `ftyp`, lists their brands (ISO/IEC 14496-12, section 4.3).
 */
export function isHeicOrAvif(start: Uint8Array): boolean {
  if (text(start, 4, 8) !== 'ftyp') return false;
  return /heic|heix|heim|heis|hevc|hevx|mif1|msf1|avif|avis/.test(text(start, 8, 64));
}
