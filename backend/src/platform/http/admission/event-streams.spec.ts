import { once } from 'node:events';
import { BOUNDS } from './bounds.js';
import { EventStreams } from './event-streams.js';

async function* events() {
  yield 'event: done\n\n';
}
const find = () => Promise.resolve(events());
/** Each person at an address of their own. */
const at = (person: string, address = person) => ({ person, address });

describe('the event streams of a process', () => {
  it('are five for a person; one that is closed makes room, and so does one that is not found', async () => {
    const streams = new EventStreams();
    const gone = () => Promise.reject(new Error('not found'));
    await expect(streams.open(at('rosa'), gone)).rejects.toThrow('not found');
    const [first] = await Promise.all(Array.from({ length: 5 }, () => streams.open(at('rosa'), find)));
    await expect(streams.open(at('rosa', 'elsewhere'), gone)).rejects.toMatchObject({
      code: 'too-many-streams',
    });
    await streams.open(at('otto'), find);
    first!.destroy();
    await once(first!, 'close');
    await streams.open(at('rosa'), find);
  });

  it('end at once when they are closed while they wait for something to tell', async () => {
    const streams = new EventStreams();
    async function* waiting(gone: AbortSignal) {
      yield 'event: queued\n\n';
      await once(gone, 'abort');
    }
    const open = () => streams.open(at('rosa'), (gone) => Promise.resolve(waiting(gone)));
    const all = await Promise.all(Array.from({ length: 5 }, open));
    await Promise.all(all.map((stream) => once(stream, 'data')));
    await expect(open()).rejects.toMatchObject({ code: 'too-many-streams' });
    for (const stream of all) {
      stream.destroy();
      await once(stream, 'close');
      await open();
    }
  });

  it('are bounded for an address, for all accounts together, and for all IPv6 addresses of a home', async () => {
    const streams = new EventStreams();
    const { address: most } = BOUNDS.streams;
    const open = (n: number) => streams.open(at(`person ${n}`, `2001:db8:1:2::${n.toString(16)}`), find);
    const [first] = await Promise.all(Array.from({ length: most }, (_, n) => open(n)));
    await expect(open(most)).rejects.toMatchObject({ kind: 'too-many', code: 'too-many-streams' });
    await streams.open(at(`person ${most}`, '2001:db8:1:3::1'), find);
    first!.destroy();
    await once(first!, 'close');
    await open(most);
  });

  it('are three thousand in all', async () => {
    const streams = new EventStreams();
    for (let n = 0; n < 3000; n += 1) await streams.open(at(`person ${n}`), find);
    await expect(streams.open(at('one more'), find)).rejects.toMatchObject({ code: 'busy' });
  });
});
