import { speaking } from '../../../kernel/languages/language.js';
import { renewalMail } from './renewal-mail.js';

const renewal = { firstName: 'Rosa', renewsAt: new Date('2027-06-07T22:30:00Z'), timeZone: 'Europe/Berlin' };
const mail = () => renewalMail(renewal, 'https://leaflore.example/premium');

describe('the mail before a renewal', () => {
  it('says the day where the person lives, and the price', () => {
    expect(mail().subject).toBe('Your Leaflore Premium renews on 8 June 2027');
    expect(mail().text).toContain('We will charge $29.99 to your card that day.');
  });

  it.each([
    ['de', 'am 8. Juni 2027', '29,99\u00a0$'],
    ['es', 'el 8 de junio de 2027', '29,99\u00a0$'],
  ] as const)('writes both as people do (%s)', (code, day, price) => {
    const { subject, text } = speaking(code, mail);
    expect(subject).toContain(day);
    expect(text).toContain(price);
    expect(text).not.toMatch(/renew|charge/);
  });
});
