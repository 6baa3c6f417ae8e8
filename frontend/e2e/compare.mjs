import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

/** A difference of one channel below this is not seen. */
const NOTICEABLE = 12;

/**
 * Says where the screenshots are and, where `baseline/` holds older ones of the same name, how many pixels have changed.
 * Information only: nothing fails here.
 */
export async function compare(folder) {
  const pictures = readdirSync(folder).filter((name) => name.endsWith('.png'));
  console.log(`\n${pictures.length} screenshots are in ${folder}`);
  const baseline = path.join(folder, 'baseline');
  if (!existsSync(baseline)) return;
  for (const name of pictures) {
    const older = path.join(baseline, name);
    if (!existsSync(older)) {
      console.log(`  ${'new'.padEnd(22)} ${name}`);
      continue;
    }
    const changed = await difference(older, path.join(folder, name));
    if (changed) console.log(`  ${changed.padEnd(22)} ${name}`);
  }
}

async function difference(older, newer) {
  const [a, b] = await Promise.all([older, newer].map(readPixels));
  if (a.info.width !== b.info.width || a.info.height !== b.info.height)
    return `${a.info.height} to ${b.info.height} px high`;
  let changed = 0;
  for (let at = 0; at < a.data.length; at += 3)
    if (
      Math.abs(a.data[at] - b.data[at]) > NOTICEABLE ||
      Math.abs(a.data[at + 1] - b.data[at + 1]) > NOTICEABLE ||
      Math.abs(a.data[at + 2] - b.data[at + 2]) > NOTICEABLE
    )
      changed += 1;
  return changed ? `${((100 * changed) / (a.data.length / 3)).toFixed(2)} %` : '';
}

const readPixels = (file) => sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
