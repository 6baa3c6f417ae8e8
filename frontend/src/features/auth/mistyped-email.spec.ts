import { meantEmail } from './mistyped-email';

describe('the mail provider that was probably meant', () => {
  it.each([
    ['rosa@gmial.com', 'rosa@gmail.com'],
    ['rosa@gmai.com', 'rosa@gmail.com'],
    ['rosa@gmail.con', 'rosa@gmail.com'],
    ['rosa@gmial.con', 'rosa@gmail.com'],
    ['Rosa.Moss@Hotmial.com', 'Rosa.Moss@hotmail.com'],
    ['rosa@yaho.com', 'rosa@yahoo.com'],
    ['rosa@outlok.com', 'rosa@outlook.com'],
    ['rosa@icloud.co', 'rosa@icloud.com'],
    ['rosa@gmail.cpm', 'rosa@gmail.com'],
    ['rosa@gmail.comn', 'rosa@gmail.com'],
    ['rosa@gmx.dd', 'rosa@gmx.de'],
    [' rosa@web.dr ', 'rosa@web.de'],
    ['rosa@t-onlin.de', 'rosa@t-online.de'],
  ])('of %j is that of %s', (typed, meant) => {
    expect(meantEmail(typed)).toBe(meant);
  });

  it.each([
    'rosa@gmail.com',
    'rosa@mail.com',
    'rosa@ymail.com',
    'rosa@GMX.at',
    'rosa@gmx.com',
    'rosa@outlook.net',
    'rosa@yahoo.fr',
    'rosa@hotmail.nl',
    'rosa@hotmail.ca',
    'rosa@outlook.at',
    'rosa@yahoo.co.in',
    'rosa@protonmail.ch',
    'rosa@live.nl',
    'rosa@leaflore.test',
    'rosa@moss.de',
    'rosa@mailo.com',
    'rosa@gmail',
    'rosa@gmail.c',
    'rosa',
    '',
  ])('is not asked for at %j', (typed) => {
    expect(meantEmail(typed)).toBeUndefined();
  });
});
