import { ownUnits } from './own-units';

describe('the first units of an account', () => {
  it.each([
    ['en-US', 'America/Chicago'],
    ['es-US', 'America/Los_Angeles'],
    ['en-US', 'America/Indiana/Knox'],
    ['en-US', 'Pacific/Honolulu'],
    ['en-LR', 'Africa/Monrovia'],
    ['my-MM', 'Asia/Yangon'],
  ])('are inches and °F for %s in %s', (language, zone) => {
    expect(ownUnits(language, zone)).toBe('imperial');
  });

  it.each([
    ['en-US', 'Europe/Berlin'],
    ['en-US', 'UTC'],
    ['en-US', 'America/Toronto'],
    ['en-US', 'America/Sao_Paulo'],
    ['en-CA', 'America/Toronto'],
    ['es-MX', 'America/Mexico_City'],
    ['en', 'America/New_York'],
    ['de', 'Europe/Berlin'],
  ])('are left to the server for %s in %s', (language, zone) => {
    expect(ownUnits(language, zone)).toBeUndefined();
  });
});
