import sharp from 'sharp';

export const APIS = ['api-1', 'api-2'];
export const WORKERS = ['worker-1', 'worker-2'];
const PHOTO_PX = 64;

/** The whole answer was read; its status. */
export const statusOf = (answer) => answer.text().then(() => answer.status);

export const picture = () =>
  sharp({ create: { width: PHOTO_PX, height: PHOTO_PX, channels: 3, background: '#274' } })
    .jpeg()
    .toBuffer();

/** The body of a call for an identification. */
export const photo = async () => ({
  imageData: `data:image/jpeg;base64,${(await picture()).toString('base64')}`,
});

/** Begins an identification at one of the APIs, and answers its address without waiting for what it says. */
export async function beginIdentification({ at }, name) {
  const begun = await at(name)('POST', '/api/identify-plant', await photo(), { prefer: 'respond-async' });
  if ((await statusOf(begun)) !== 202)
    throw new Error(`An identification was answered with ${begun.status}.`);
  return begun.headers.get('location');
}
