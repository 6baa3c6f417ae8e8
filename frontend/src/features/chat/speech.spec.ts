import { speak } from '../../languages/language';
import { languageOf, ownLanguage, speechOfBrowser, spoken } from './speech';

describe('reading aloud', () => {
  it('says the words of an answer without their marks, a paragraph each', () => {
    const answer =
      'You last watered your [Monstera](/garden/1) **7 days ago**.\n\n- `Feel` the soil\n- Wait\n\n---\n| | |';
    expect(spoken(answer)).toEqual(['You last watered your Monstera 7 days ago.', 'Feel the soil', 'Wait']);
  });

  it('speaks the language of the answer: English, or else that of the browser', () => {
    const german = 'Gieße die Monstera am Freitag, und leere danach den Untersetzer.';
    const english = 'Water your monstera on Friday, and empty the saucer when you are done.';
    const browser = jest.spyOn(navigator, 'language', 'get').mockReturnValue('de-AT');
    expect(languageOf(german)).toBe('de-AT');
    expect(languageOf(english)).toBe('en');
    browser.mockReturnValue('en-GB');
    expect(languageOf(english)).toBe('en-GB');
    browser.mockRestore();
  });

  it('speaks and hears the language that was chosen, as the browser speaks it if it does', () => {
    const browser = jest.spyOn(navigator, 'language', 'get').mockReturnValue('en-GB');
    speak('de');
    expect(ownLanguage()).toBe('de-DE');
    expect(languageOf('Gieße die Monstera am Freitag.')).toBe('de-DE');
    expect(languageOf('Water your monstera on Friday, and empty the saucer.')).toBe('en');
    browser.mockReturnValue('de-AT');
    expect(ownLanguage()).toBe('de-AT');
    speak('en');
    browser.mockRestore();
  });

  it('is not offered where the browser cannot speak', () =>
    expect(speechOfBrowser()).toEqual({ canRead: false, canListen: false }));
});
