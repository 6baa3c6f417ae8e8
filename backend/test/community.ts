import type { Person } from './api-without-worker.js';

/** Where posts are. */
export const POSTS = '/api/community/posts';

/** A photo of a post, and a post, as the API answers them. */
export interface SharedPhoto {
  id: string;
  imageUrl: string;
  state: string;
}
export interface SharedPost {
  id: string;
  text: string;
  photos: SharedPhoto[];
}

/** Uploads a photo as the web app does; answers its address. */
export async function upload(who: Person, bytes: Buffer): Promise<string> {
  const { body } = await who.post('/api/uploads').expect(200);
  return (await who.putBytes(body.uploadURL, bytes).expect(201)).body.imageUrl;
}

/** Publishes a post with these uploads. */
export const share = async (who: Person, photos: string[], text = ''): Promise<SharedPost> =>
  (await who.post(POSTS, { text, photos }).expect(201)).body;

export const feedOf = async (who: Person): Promise<SharedPost[]> => (await who.get(POSTS).expect(200)).body;

export const thumbnail = ({ imageUrl }: SharedPhoto) => imageUrl.replace('.webp', '.small.webp');
