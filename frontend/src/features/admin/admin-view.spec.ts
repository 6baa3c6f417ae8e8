import { actionName, cut, failureName, providerName, toneOf } from './admin-view';

describe('what admins read', () => {
  it('cuts the words of a person after 150 characters, those of the AI after 200', () => {
    const text = 'x'.repeat(250);
    expect([cut(text, 'user').length, cut(text, 'ai').length]).toEqual([151, 201]);
    expect(cut('x'.repeat(150), 'user')).toBe('x'.repeat(150));
  });

  it.each([
    [0.81, 'leaf'],
    [0.8, 'ochre'],
    [0.61, 'ochre'],
    [0.6, 'berry'],
    [0, 'berry'],
  ])('shows a confidence of %d as %s', (confidence, tone) => expect(toneOf(confidence)).toBe(tone));

  it('names actions and providers in words', () => {
    expect(actionName('plant_identification')).toBe('Plant identification');
    expect(['openai', 'local', 'another'].map(providerName)).toEqual(['OpenAI', 'Built-in', 'another']);
  });

  it('says why an AI gave no answer in words, of photos and of questions alike', () => {
    const codes = [
      'identifier-too-slow',
      'model-too-slow',
      'model-spent',
      'identification-interrupted',
      'new-code',
    ];
    expect(codes.map(failureName)).toEqual([
      'Took too long',
      'Took too long',
      'Limit of the day reached',
      'No answer',
      'No answer',
    ]);
  });
});
