import { missingSettings } from './account.js';

describe('the settings that a backup gives to an account', () => {
  const fresh = { profileImageUrl: null, timeZone: null, units: 'metric' } as const;
  const given = { profileImageUrl: '/a.webp', timeZone: 'Europe/Berlin', units: 'imperial' } as const;

  it('are all of them where nothing was chosen yet', () => {
    expect(missingSettings(fresh, given)).toEqual(given);
  });

  it('are none of those that the account has chosen', () => {
    const chosen = { profileImageUrl: '/b.webp', timeZone: 'Asia/Tokyo', units: 'imperial' } as const;
    expect(missingSettings(chosen, given)).toEqual({});
    expect(missingSettings({ ...fresh, timeZone: 'Asia/Tokyo' }, given)).toEqual({
      profileImageUrl: '/a.webp',
      units: 'imperial',
    });
  });

  it('are none where the backup has none', () => {
    expect(missingSettings(fresh, fresh)).toEqual({});
  });
});
