import { inviteSchema } from './invite-schema';

describe('the address of an invitation', () => {
  const isTaken = (email: string) => inviteSchema.safeParse({ email }).success;

  it.each([
    'otto@example.org',
    ' otto@example.org ',
    '\u202aotto@example.org\u202c',
    'jürgen@müller.example',
  ])('may be %j, as at a login: the server leaves out what is not seen of it', (email) =>
    expect(isTaken(email)).toBe(true),
  );

  it.each(['', 'otto', 'otto@', 'otto@example', 'otto @example.org'])('is not %j', (email) =>
    expect(isTaken(email)).toBe(false),
  );
});
