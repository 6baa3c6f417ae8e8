import { weaknessOf } from './password-policy.js';

const common = new Set(['password', 'sunshine1', 'iloveyou']);
const weakness = (password: string) => weaknessOf(password, 'rosa.moss@example.org', common);

describe('a new password', () => {
  it.each(['password', 'PassWord', 'sunshine1'])('is refused when many people use it: %s', (password) =>
    expect(weakness(password)).toMatch(/^Many people use this/),
  );

  it.each([
    'leaflore',
    'Leaflore1!',
    'rosa.moss',
    'RosaMoss99',
    'rosa.moss@example.org',
    'rosamossexampleorg1',
  ])('is refused when it is the email or our name with little else: %s', (password) =>
    expect(weakness(password)).toMatch(/too close/),
  );

  it.each([
    'a calm green place',
    'rosa moss waters leaflore on sundays',
    'pässwörter sind schön',
    '🌵🌵🌵🌵🌵🌵🌵🌵',
  ])('may be %s', (password) => expect(weakness(password)).toBeUndefined());

  it('may contain a short name by chance', () =>
    expect(weaknessOf('a lively garden', 'li@example.org', common)).toBeUndefined());
});
