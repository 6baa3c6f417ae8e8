import type { Classification, Pixels } from '@leaflore/vision';
import type { Question, Reply } from './messages';
import { readFiles } from './files';

type Asked<Kind> = Kind extends { id: number } ? Omit<Kind, 'id'> : never;

interface Waiting {
  resolve: (seen: Classification | undefined) => void;
  reject: (error: Error) => void;
}

/** Our own classifier in a worker of this page. */
export interface Identifier {
  /** What one to five photos of one plant show. */
  classify(photos: Pixels[]): Promise<Classification>;
  /** One more look at a plant: what the last looks at it show together. `isFirst` begins with another plant. */
  look(view: Pixels, isFirst: boolean): Promise<Classification>;
  /** Gives the memory back; what is still being looked at never ends. */
  close(): void;
}

/** Starts it with the files on this device; rejects when they are not there, or this browser cannot run them. */
export async function startIdentifier(): Promise<Identifier> {
  const files = await readFiles();
  const worker = new Worker(new URL('./identifier.worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, Waiting>();
  let lastId = 0;

  const ask = (question: Asked<Question>, transfer: Transferable[] = []) => {
    const id = (lastId += 1);
    worker.postMessage({ id, ...question }, transfer);
    return new Promise<Classification | undefined>((resolve, reject) => waiting.set(id, { resolve, reject }));
  };
  const fail = () => waiting.forEach(({ reject }) => reject(new Error('The identifier stopped')));
  worker.onerror = fail;
  worker.onmessageerror = fail;
  worker.onmessage = ({ data }: MessageEvent<Reply>) => {
    const reply = waiting.get(data.id);
    waiting.delete(data.id);
    if ('failed' in data) reply?.reject(new Error(data.failed));
    else reply?.resolve(data.seen);
  };

  try {
    await ask({ files }, [files.classifier, files.wasm]);
  } catch (error) {
    worker.terminate();
    throw error;
  }
  return {
    classify: async (photos) => (await ask({ photos }))!,
    look: async (look, isFirst) => (await ask({ look, isFirst }))!,
    close: () => worker.terminate(),
  };
}
