import { aTask } from '../../../test/plant-samples';
import { libraryPlant } from '../../../test/visit';
import { feedSentence, waterSentence } from './card-words';

const jade = libraryPlant('Jade Plant');

describe('the words of a care card', () => {
  it('say how often it is watered now, and neither the last nor the next day', () => {
    const reason = 'Every 11 days in winter. Last watered on 9 November. Check it around 20 November.';
    const rhythm = 'Every 11 days in winter';
    expect(waterSentence([aTask({ reason, rhythm })])).toBe('Every 11 days in winter.');
    expect(waterSentence([aTask({ active: false })])).toBeUndefined();
  });

  it('say no rhythm while watering is put off: the library’s may be another than the plant’s', () => {
    expect(waterSentence([aTask({ reason: 'Put off until 22 November.', rhythm: null })])).toBeUndefined();
  });

  const feed = aTask({
    kind: 'fertilise',
    reason: 'Every 20 days, as you chose. Next on 1 March.',
    rhythm: 'Every 20 days, as you chose',
  });

  it('say how often it is fed: by the library, or as the gardener chose', () => {
    expect(feedSentence([aTask(), feed], jade)).toBe('Every 2 months from mid-spring to early autumn.');
    expect(feedSentence([{ ...feed, isOwnRhythm: true }], jade)).toBe('Every 20 days, as you chose.');
    expect(feedSentence([feed])).toBe('Every 20 days, as you chose.');
  });

  it('say nothing of feeding where there is none', () => {
    expect(feedSentence([aTask()], jade)).toBeUndefined();
    expect(feedSentence([{ ...feed, active: false }], jade)).toBeUndefined();
    const putOff = { ...feed, isOwnRhythm: true, reason: 'Put off until 1 March.', rhythm: null };
    expect(feedSentence([putOff], jade)).toBeUndefined();
  });
});
