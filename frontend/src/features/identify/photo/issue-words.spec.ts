import { issueWords } from './issue-words';

it.each([
  [['dark'], 'This photo is rather dark. Could you take it by a window?'],
  [['blurred'], 'This photo is blurred. Could you tap on the plant to focus, and hold still?'],
  [['blurred', 'dark'], 'This photo is dark and blurred. Could you take it by a window, and hold still?'],
] as const)('a photo that is %j is described with a suggestion', (issues, words) => {
  expect(issueWords([...issues], 'This photo')).toBe(words);
});
