// Looks at photos off the main thread. It is given all it needs: whatever it fetches comes out of its files, so a photo cannot
// leave the device from here.
import {
  createClassifier,
  MAX_PHOTOS,
  unpack,
  type Classification,
  type PhotoScores,
  type PlantClassifier,
} from '@leaflore/vision';
import type { Question, Reply } from './messages';

let loading: Promise<PlantClassifier> | undefined;
let looks: PhotoScores[] = [];

async function load({ classifier, wasm }: { classifier: ArrayBuffer; wasm: ArrayBuffer }) {
  const headers = { 'content-type': 'application/wasm' };
  self.fetch = () => Promise.resolve(new Response(wasm, { headers }));
  return createClassifier({ ...unpack(new Uint8Array(classifier)), wasmPaths: `${self.location.origin}/` });
}

async function answer(question: Question): Promise<Classification | undefined> {
  if ('files' in question) {
    await (loading = load(question.files));
    return undefined;
  }
  const classifier = await loading!;
  if ('photos' in question) return classifier.classify(question.photos);
  if (question.isFirst) looks = [];
  looks = [...looks, classifier.look(question.look)].slice(-MAX_PHOTOS);
  return classifier.judge(looks);
}

self.onmessage = async ({ data }: MessageEvent<Question>) => {
  const reply: Reply = await answer(data).then(
    (seen) => ({ id: data.id, seen }),
    (error: unknown) => ({ id: data.id, failed: String(error) }),
  );
  self.postMessage(reply);
};
