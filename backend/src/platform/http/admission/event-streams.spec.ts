import { once } from 'node:events';
import { EventStreams } from './event-streams.js';

 
async function* events() {
  yield 'event: done\n\n';
}
const codeOf = (open: () => unknown) => {
  try {
    open();
  } catch (error) {
    return (error as { code: string }).code;
  }
  return 'open';
};

describe('the event streams of a process', () => {
  it('are five for a person; one that is closed makes room', async () => {
    const streams = new EventStreams();
    const [first] = Array.from({ length: 5 }, () => streams.open('rosa', events()));
    expect(codeOf(() => streams.open('rosa', events()))).toBe('too-many-streams');
    expect(codeOf(() => streams.open('otto', events()))).toBe('open');
    first!.destroy();
    await once(first!, 'close');
    expect(codeOf(() => streams.open('rosa', events()))).toBe('open');
  });

  it('are three thousand in all', () => {
    const streams = new EventStreams();
    for (let n = 0; n < 3000; n += 1) streams.open(`person ${n}`, events());
    expect(codeOf(() => streams.open('one more', events()))).toBe('busy');
  });
});
