import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { Catalogue } from '../src/languages/catalogue';
import { languages, type LanguageCode } from '../src/languages/language';

const SRC = path.join(__dirname, '../src');
const FOLDER = path.join(SRC, 'languages');

/** Every language, English first. */
export const codes = Object.keys(languages) as LanguageCode[];

/** The pages that a language has a file for. */
export const pagesOf = (code: LanguageCode) =>
  readdirSync(path.join(FOLDER, code))
    .filter((file) => file.endsWith('.ts') && file !== 'index.ts')
    .map((file) => file.replace(/\.ts$/, ''))
    .sort();

/** The texts of a page, as its file has them. */
export const textsOf = (code: LanguageCode, page: string): Catalogue =>
  // Found by name: a file that nobody lists is to be found as well.
  (jest.requireActual(path.join(FOLDER, code, page)) as { default: Catalogue }).default;

/** The names of the variables in a text, in order. */
export const variablesIn = (text: string) => [...text.matchAll(/{{(\w+)}}/g)].map(([, name]) => name!).sort();

/** A key without the ending of its plural form. */
export const baseOf = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');

/** A call of a page's texts in the code: `tGarden('title')`. */
interface Asked {
  page: string;
  /** Every text that stands where the key is, or in the branches of a condition there. */
  keys: string[];
  where: string;
}

const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.spec\.tsx?$|^languages\//.test(file),
);

/** Every call in the app that asks for a text. */
export const asked = (): Asked[] => sources.flatMap(askedIn);

function askedIn(file: string): Asked[] {
  const text = readFileSync(path.join(SRC, file), 'utf8');
  const pages = new Map(
    [...text.matchAll(/import \{ (t[A-Z]\w*) \} from '[./]*\/languages\/(\w+)'/g)].map(([, name, page]) => [
      name!,
      page!,
    ]),
  );
  if (!pages.size) return [];
  const found: Asked[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && pages.has(node.expression.text))
      found.push({
        page: pages.get(node.expression.text)!,
        keys: keysIn(node.arguments[0]!),
        where: `${file}: ${node.getText()}`,
      });
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return found;
}

/** None for what only running the code tells. */
function keysIn(node: ts.Expression): string[] {
  if (ts.isStringLiteral(node)) return [node.text];
  if (!ts.isConditionalExpression(node)) return [];
  const branches = [keysIn(node.whenTrue), keysIn(node.whenFalse)];
  return branches.every((keys) => keys.length) ? branches.flat() : [];
}
