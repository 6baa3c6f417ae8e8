import { writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { aPicture } from './pictures.mjs';

const FRAMES = 20;

/** The arguments of a browser whose camera moves across a drawn plant and back; its film is put into the folder. */
export async function withCamera(folder) {
  const picture = await aPicture('first', 640);
  const frames = await Promise.all(
    Array.from({ length: FRAMES }, (_, n) =>
      sharp(picture)
        .extract({ left: Math.round(60 * Math.abs(1 - (2 * n) / FRAMES)), top: 20, width: 560, height: 560 })
        .resize(640, 640)
        .jpeg({ quality: 85 })
        .toBuffer(),
    ),
  );
  const film = path.join(folder, 'plant.mjpeg'); // JPEGs one after the other
  writeFileSync(film, Buffer.concat(frames));
  return ['--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${film}`];
}
