import { isAdmin, mayBeMailed, missingSettings } from './account.js';

describe('the settings that a backup gives to an account', () => {
  const fresh = {
    profileImageUrl: null,
    timeZone: null,
    units: 'metric',
    easyView: null,
    language: null,
  } as const;
  const given = {
    profileImageUrl: '/a.webp',
    timeZone: 'Europe/Berlin',
    units: 'imperial',
    easyView: true,
    language: 'de',
  } as const;

  it('are all of them where nothing was chosen yet', () => {
    expect(missingSettings(fresh, given)).toEqual(given);
  });

  it('are none of those that the account has chosen', () => {
    const chosen = {
      profileImageUrl: '/b.webp',
      timeZone: 'Asia/Tokyo',
      units: 'imperial',
      easyView: false,
      language: 'en',
    } as const;
    expect(missingSettings(chosen, given)).toEqual({});
    expect(missingSettings({ ...fresh, timeZone: 'Asia/Tokyo' }, given)).toEqual({
      profileImageUrl: '/a.webp',
      units: 'imperial',
      easyView: true,
      language: 'de',
    });
  });

  it('are none where the backup has none', () => {
    expect(missingSettings(fresh, fresh)).toEqual({});
  });
});

describe('an account', () => {
  const settings = { ADMIN_EMAILS: ['Boss@Leaflore.test'] };
  const confirmed = new Date('2026-05-04T10:00:00Z');

  it.each([
    ['boss@leaflore.test', confirmed, true],
    ['BOSS@leaflore.test', confirmed, true],
    ['boss@leaflore.test', null, false],
    ['boss@leaflore.test.evil.test', confirmed, false],
    ['', confirmed, false],
  ])('with the email %j, confirmed %p, is an admin’s: %p', (email, emailVerifiedAt, answer) =>
    expect(isAdmin({ email, emailVerifiedAt }, settings)).toBe(answer),
  );

  it('is mailed once its email is confirmed', () => {
    expect(mayBeMailed({ emailVerifiedAt: null })).toBe(false);
    expect(mayBeMailed({ emailVerifiedAt: confirmed })).toBe(true);
  });
});
