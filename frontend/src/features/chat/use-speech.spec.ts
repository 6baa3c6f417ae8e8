import { canSpeak, spoken } from './use-speech';

describe('reading aloud', () => {
  it('says the words of an answer without their marks', () => {
    const answer = 'You last watered your [Monstera](/garden/1) **7 days ago**.\n\n- `Feel` the soil\n- Wait';
    expect(spoken(answer)).toBe('You last watered your Monstera 7 days ago.\n\nFeel the soil\nWait');
  });

  it('is not offered where the browser cannot speak', () => expect(canSpeak()).toBe(false));
});
