import { once } from 'node:events';
import { EventStreams } from './event-streams.js';

async function* events() {
  yield 'event: done\n\n';
}
const find = () => Promise.resolve(events());

describe('the event streams of a process', () => {
  it('are five for a person; one that is closed makes room, and so does one that is not found', async () => {
    const streams = new EventStreams();
    const gone = () => Promise.reject(new Error('not found'));
    await expect(streams.open('rosa', gone)).rejects.toThrow('not found');
    const [first] = await Promise.all(Array.from({ length: 5 }, () => streams.open('rosa', find)));
    await expect(streams.open('rosa', gone)).rejects.toMatchObject({ code: 'too-many-streams' });
    await streams.open('otto', find);
    first!.destroy();
    await once(first!, 'close');
    await streams.open('rosa', find);
  });

  it('are three thousand in all', async () => {
    const streams = new EventStreams();
    for (let n = 0; n < 3000; n += 1) await streams.open(`person ${n}`, find);
    await expect(streams.open('one more', find)).rejects.toMatchObject({ code: 'busy' });
  });
});
