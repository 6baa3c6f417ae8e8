import { diagnose, QUESTIONS } from '@leaflore/doctor';
import { languages, speak } from './language';
import { keepTexts, textsReady } from './texts';
import './ailments';

afterEach(() => {
  jest.restoreAllMocks();
  speak('en');
});

describe('the plant doctor', () => {
  it.each([
    ['de', 'Was fällt dir am meisten auf?', 'Blattläuse'],
    ['es', '¿Qué es lo que más te llama la atención?', 'Pulgones'],
  ] as const)('speaks the reader’s language, %s', async (code, ask, name) => {
    speak(code);
    await textsReady();
    expect(QUESTIONS.look.ask).toBe(ask);
    const { causes } = diagnose({ look: 'insects', insects: 'clusters' }, {});
    expect(causes[0]!.problem.name).toBe(name);
    speak('en');
    expect(causes[0]!.problem.name).toBe('Aphids');
  });

  it('is kept for when the network is away, in that language alone', async () => {
    const german = (await languages.de.load!()).default;
    const spanish = (await languages.es.load!()).default;
    const [kept, other] = [german, spanish].map((pack) => jest.spyOn(pack, 'ailments'));
    speak('de');
    await keepTexts();
    expect(kept).toHaveBeenCalled();
    expect(other).not.toHaveBeenCalled();
  });
});
