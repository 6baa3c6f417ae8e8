import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { Catalogue } from './catalogue.js';
import de from './de/index.js';
import en from './en/index.js';
import es from './es/index.js';
import { language, LOCALES, OFFERED, preferredLanguage, speaking } from './language.js';
import type { LanguageCode } from './language.js';
import { texts } from './texts.js';

const SRC = path.join(import.meta.dirname, '../..');
const all: Record<LanguageCode, Record<string, Catalogue>> = { en, es: es as never, de: de as never };
const others = ['es', 'de'] as const;
const modules = Object.keys(en);

const variablesIn = (text: string) => [...text.matchAll(/{{(\w+)}}/g)].map(([, name]) => name!).sort();
const baseOf = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');

/** Every call that asks for a text, with the keys that stand there: `tHttp('check')`. */
function asked() {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.ts$/.test(file) && !/\.spec\.ts$/.test(file),
  );
  return files.flatMap((file) => {
    const text = readFileSync(path.join(SRC, file), 'utf8');
    const names = new Map(
      [...text.matchAll(/const (t[A-Z]\w*) = texts\('(\w+)'\)/g)].map(([, name, module]) => [name!, module!]),
    );
    const found: { module: string; keys: string[]; where: string }[] = [];
    if (!names.size) return found;
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && names.has(node.expression.text))
        found.push({
          module: names.get(node.expression.text)!,
          keys: keysIn(node.arguments[0]!),
          where: `${file}: ${node.getText()}`,
        });
      ts.forEachChild(node, visit);
    };
    visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
    return found;
  });
}

/** None for what only running the code tells. */
function keysIn(node: ts.Expression): string[] {
  if (ts.isStringLiteral(node)) return [node.text];
  if (!ts.isConditionalExpression(node)) return [];
  const branches = [keysIn(node.whenTrue), keysIn(node.whenFalse)];
  return branches.every((keys) => keys.length) ? branches.flat() : [];
}

describe('the texts of the server', () => {
  const calls = asked();

  it.each(others)('are there in %s, with the forms of each plural, and no others', (code) => {
    const forms = new Intl.PluralRules(LOCALES[code]).resolvedOptions().pluralCategories;
    for (const module of modules) {
      const needed = Object.keys(all.en[module]!).flatMap((key) =>
        baseOf(key) === key ? [key] : forms.map((form) => `${baseOf(key)}_${form}`),
      );
      expect([module, Object.keys(all[code][module]!).sort()]).toEqual([module, [...new Set(needed)].sort()]);
    }
  });

  it.each(others)('say the same variables in %s, and nothing empty', (code) => {
    for (const module of modules)
      for (const [key, text] of Object.entries(all[code][module]!)) {
        const source = all.en[module]!;
        const same = source[key] ?? source[`${baseOf(key)}_other`]!;
        expect([module, key, variablesIn(text)]).toEqual([module, key, variablesIn(same)]);
        expect([module, key, text.trim() !== '' && !/ {2}/.test(text)]).toEqual([module, key, true]);
      }
  });

  it.each([
    ['en', /“[^“”]+”/g],
    ['es', /«[^«»]*[^«».]»/g],
    ['de', /„[^„“]+“/g],
  ] as const)('quote in %s as the language does', (code, quoted) => {
    for (const module of modules)
      for (const [key, text] of Object.entries(all[code][module]!))
        expect([module, key, text.replace(quoted, '').match(/["“”„«»]/g)]).toEqual([module, key, null]);
  });

  it('put in German what a plant is called in quotes where it would be bent: nobody says “nach Roter Fingerhut sehen”', () => {
    // What these name comes with its quotes, or is “deiner Pflanze”.
    const quoted = ['cantTell', 'comesFrom_one', 'comesFrom_other', 'likeliest'];
    const bent = /\b(von|an|bei|nach|für|über|zu|mit) {{(plants?|other|typical)}}|^{{plant}}.* \S+en$/i;
    for (const module of modules)
      for (const [key, text] of Object.entries(all.de[module]!))
        if (!quoted.includes(key)) expect([module, key, text.match(bent)]).toEqual([module, key, null]);
  });

  it('are asked with keys that are written out, and none is there that nothing says', () => {
    expect(calls.filter(({ keys }) => !keys.length).map(({ where }) => where)).toEqual([]);
    const used = new Set(calls.flatMap(({ module, keys }) => keys.map((key) => `${module} ${key}`)));
    const unused = modules.flatMap((module) =>
      Object.keys(all.en[module]!)
        .map((key) => `${module} ${baseOf(key)}`)
        .filter((key) => !used.has(key)),
    );
    expect(unused).toEqual([]);
  });
});

describe('a language', () => {
  const tHttp = texts('http');

  it('is spoken by the work that it is given to, and by no other', async () => {
    const [german, spanish] = await Promise.all([
      speaking('de', async () => (await Promise.resolve(), tHttp('tooLarge'))),
      speaking('es', async () => (await Promise.resolve(), tHttp('tooLarge'))),
    ]);
    expect([german, spanish]).toEqual([de.http.tooLarge, es.http.tooLarge]);
    expect([language(), tHttp('tooLarge')]).toEqual(['en', 'This is too large to send.']);
  });

  it('is another one, English too, for a part of the work, and then the one before', () =>
    speaking('de', () => {
      const said = () => tHttp('tooLarge');
      expect(([null, 'es', 'de'] as const).map((code) => speaking(code, said))).toEqual(
        [en, es, de].map(({ http }) => http.tooLarge),
      );
      expect(said()).toBe(de.http.tooLarge);
    }));

  it('is offered by the server where the web app offers it', () => {
    const file = path.join(SRC, '../../frontend/src/languages/language.ts');
    const offered = [...readFileSync(file, 'utf8').matchAll(/^ {2}(\w\w): \{.*isOffered: (true|false)/gm)];
    expect(offered).toHaveLength(3);
    expect(OFFERED).toEqual(offered.filter(([, , is]) => is === 'true').map(([, code]) => code));
  });

  it('is passed over where it is not offered', () => {
    expect(preferredLanguage('de, es;q=0.5', ['en', 'es'])).toBe('es');
  });

  it.each([
    ['de-AT,de;q=0.9,en;q=0.5', 'de'],
    ['fr,es;q=0.4,en;q=0.8', 'en'],
    ['fr, ES-mx', 'es'],
    ['de;q=0, fr', undefined],
    ['*', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('is found in the header %s: %s', (header, code) => {
    expect(preferredLanguage(header)).toBe(code);
  });
});
