import { screen, within } from '@testing-library/react';
import { aGarden, aPlant, aTask } from '../../test/garden-samples';
import { beToday } from '../../test/plant-samples';
import { rosa, visit, withServer } from '../../test/visit';
import { dateWords, dayWords, monthWords, onDay, theDay } from '../shared/lib/local-date';
import { speak } from './language';

withServer();
afterEach(() => {
  speak('en');
  jest.useRealTimers();
});

const TODAY = '2026-11-21';

describe('days', () => {
  it.each([
    [
      'en',
      'Saturday 28 November',
      'tomorrow',
      'on Saturday 28 November',
      'Saturday 28 November',
      'March 2028',
    ],
    [
      'de',
      'Samstag, 28. November',
      'morgen',
      'am Samstag, 28. November',
      'Samstag, 28. November',
      'März 2028',
    ],
    [
      'es',
      'sábado 28 de noviembre',
      'mañana',
      'el sábado 28 de noviembre',
      'el sábado 28 de noviembre',
      'marzo de 2028',
    ],
  ] as const)('are said in %s as its speakers say them', async (code, date, tomorrow, on, the, month) => {
    speak(code);
    const { textsReady } = await import('./texts');
    await textsReady();
    expect(dateWords('2026-11-28', TODAY)).toBe(date);
    expect(dayWords('2026-11-22', TODAY)).toBe(tomorrow);
    expect(onDay('2026-11-28', TODAY)).toBe(on);
    expect(theDay('2026-11-28', TODAY)).toBe(the);
    expect(monthWords('2028-03')).toBe(month);
  });
});

describe('a page', () => {
  it.each([
    [
      'de',
      'Mein Garten',
      'Heute',
      'Samstag, 21. November: 1 Sache zu tun',
      '2 Pflanzen, zuerst die, die dich brauchen',
    ],
    [
      'es',
      'Mi jardín',
      'Hoy',
      'sábado 21 de noviembre: 1 cosa por hacer',
      '2 plantas, primero las que te necesitan',
    ],
  ] as const)(
    'speaks the language that was chosen: the garden in %s',
    async (code, title, today, day, count) => {
      beToday();
      speak(code);
      const jade = aPlant('Jade', { status: 'needs-water', needsWater: true, waterDueOn: '2026-11-20' });
      const task = aTask('water', jade, { dueOn: '2026-11-20' });
      visit('/garden', { ...rosa, timeZone: 'UTC' }, ...aGarden([jade, aPlant('Lily')], [task]).answers);
      expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
      const section = (await screen.findByRole('heading', { name: today })).closest('section')!;
      expect(await within(section).findByText(day)).toBeInTheDocument();
      expect(await screen.findByText(count)).toBeInTheDocument();
    },
  );

  it('says the same in each language about Leaflore itself', async () => {
    speak('de');
    visit('/about', undefined);
    expect(await screen.findByRole('heading', { name: 'Über Leaflore' })).toBeInTheDocument();
    expect(screen.queryByText(/Our Mission/)).toBeNull();
  });
});
