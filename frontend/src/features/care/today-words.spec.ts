import type { NamedCare } from '../../entities/care/care-words';
import { speak } from '../../languages/language';
import { textsReady } from '../../languages/texts';
import { KEPT } from '../../shared/offline/waiting-write';
import { answerWords, beforeName, comingWords, waitingWords } from './today-words';

const TODAY = '2026-11-21';
const water: NamedCare = { kind: 'water', title: null };
const turn = { kind: 'custom', title: 'Turn the pot' };

afterEach(() => speak('en'));

describe('a task of today', () => {
  it('has its verb before the name of its plant', () => {
    expect(beforeName(water)).toBe('Water ');
    expect(beforeName(turn)).toBe('Turn the pot: ');
  });

  it('says where, and since when it waits, without blame', () => {
    expect(waitingWords({ place: 'Kitchen', dueOn: TODAY }, TODAY)).toBe('Kitchen');
    expect(waitingWords({ place: null, dueOn: TODAY }, TODAY)).toBe('');
    expect(waitingWords({ place: null, dueOn: '2026-11-20' }, TODAY)).toBe('Waiting since yesterday');
    expect(waitingWords({ place: 'Kitchen', dueOn: '2026-11-18' }, TODAY)).toBe(
      'Kitchen · waiting since Wednesday 18 November',
    );
  });

  it('says what was recorded and when it comes again', () => {
    const say = (how: Parameters<typeof answerWords>[1]['how'], task = water) =>
      answerWords(task, { how, dueOn: '2026-11-28' }, TODAY);
    expect(say('done')).toBe('Watered. Next time on Saturday 28 November.');
    expect(say('done', turn)).toBe('Turn the pot, done. Next time on Saturday 28 November.');
    expect(say('was-dry')).toBe('Watered. Next time on Saturday 28 November.');
    expect(say('still-moist')).toBe('Still moist. We’ll ask again on Saturday 28 November.');
    expect(say('later')).toBe('Put off until Saturday 28 November.');
  });

  it('names no day where the library plans for a month', () => {
    const repot = { kind: 'repot', title: null, dueOn: '2028-03-01', putOffFrom: null };
    const done = { how: 'done', dueOn: '2028-03-01' } as const;
    expect(answerWords(repot, done, TODAY)).toBe('Repotted. Next time in March 2028.');
    expect(comingWords(repot, TODAY)).toBe('March 2028');
    expect(comingWords({ ...repot, isOwnRhythm: true }, TODAY)).toBe('Wednesday 1 March 2028');
    expect(comingWords({ ...repot, dueOn: '2026-11-22', putOffFrom: TODAY }, TODAY)).toBe('Tomorrow');
  });

  it('begins its line with a capital letter where a language writes months without one', async () => {
    speak('es');
    await textsReady();
    const repot = { kind: 'repot', title: null, dueOn: '2026-11-30', putOffFrom: null };
    expect(comingWords(repot, TODAY)).toBe('Noviembre de 2026');
  });

  it('says it at once, before the next date is known', () =>
    expect(answerWords(water, { how: 'done' }, TODAY)).toBe('Watered.'));

  it('promises no date for what waits for a network, and says where it is', () => {
    const say = (how: Parameters<typeof answerWords>[1]['how']) =>
      answerWords(water, { how, eventId: `${KEPT}1` }, TODAY);
    const here = 'It’s kept on this device, and sent when you’re back online.';
    expect(say('was-dry')).toBe(`Watered. ${here}`);
    expect(say('still-moist')).toBe(`Still moist. ${here}`);
    expect(say('later')).toBe(`Put off until tomorrow. ${here}`);
    expect(answerWords(water, { how: 'done', eventId: 'of the server' }, TODAY)).toBe('Watered.');
  });
});
