import { APIS, picture, statusOf } from './asking.mjs';

/** A photo is one PUT, so nothing is resumed: the link is of one API, the bytes go to the other, and both show them. */
export async function uploads(topology) {
  const { at } = await topology.signUp();
  const bytes = await picture();
  const sent = [];
  const shown = [];
  for (const [asked, used] of [APIS, APIS.toReversed()]) {
    const { uploadURL } = await (await at(asked)('POST', '/api/uploads', {})).json();
    const answer = await at(used)('PUT', uploadURL, bytes, { 'content-type': 'image/jpeg' });
    sent.push(answer.status);
    const { imageUrl } = await answer.json();
    for (const name of APIS) shown.push(await at(name)('GET', imageUrl).then(statusOf));
    sent.push(await at(asked)('PUT', uploadURL, bytes, { 'content-type': 'image/jpeg' }).then(statusOf));
  }
  return {
    'sent, sent again': sent.join(' '),
    shown: shown.join(' '),
    isGood: sent.join() === '201,409,201,409' && shown.every((status) => status === 200),
  };
}
