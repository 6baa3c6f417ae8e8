import { readFileSync } from 'node:fs';
import { languages } from '../../languages/language';
import { isStillUnwell } from './still-unwell';

const OF_SERVER = /stillUnwell: '(.*)'/;

/** What the server calls a problem that a plan has not helped with, in a language. */
function named(code: string, title: string): string {
  const file = `${__dirname}/../../../../backend/src/kernel/languages/${code}/treatment.ts`;
  return OF_SERVER.exec(readFileSync(file, 'utf8'))![1]!.replace('{{title}}', title);
}

describe('a problem after a plan that did not help', () => {
  it.each(Object.keys(languages))('says itself that the plant is unwell still, in %s', (code) =>
    expect(isStillUnwell(named(code, 'Spider mites'))).toBe(true),
  );

  it('is not any other', () => expect(isStillUnwell('Spider mites')).toBe(false));
});
