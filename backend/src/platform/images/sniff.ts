export type PhotoType = 'jpeg' | 'png' | 'webp' | 'heic' | 'avif';

const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx'];
const AVIF_BRANDS = ['avif', 'avis'];

/**
 * The type of a picture by its first bytes, whatever its name or content type; undefined for anything else.
 * Signatures: JPEG (ITU T.81 SOI), PNG (W3C PNG 5.2), RIFF/WEBP, and the `ftyp` brands of ISO/IEC 23008-12.
 */
export function sniff(bytes: Buffer): PhotoType | undefined {
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg';
  if (bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])))
    return 'png';
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP') return 'webp';
  if (bytes.toString('latin1', 4, 8) !== 'ftyp') return undefined;
  const end = Math.min(bytes.readUInt32BE(0), 256, bytes.length);
  const brands = bytes.toString('latin1', 8, end).match(/[\s\S]{4}/g) ?? [];
  if (brands.some((brand) => AVIF_BRANDS.includes(brand))) return 'avif';
  return brands.some((brand) => HEIC_BRANDS.includes(brand)) ? 'heic' : undefined;
}
