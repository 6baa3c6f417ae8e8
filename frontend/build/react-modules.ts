import type { Plugin } from 'vite';

/** Libraries by React's makers, which come as CommonJS and are all written alike. */
const LIBRARY = /\/node_modules\/(?:react|react-dom|scheduler|use-sync-external-store)\//;
const PRODUCTION = /module\.exports = require\('(\.[^']+\.production\.js)'\)/;
const NEEDED = /^var ((?:\w+ = require\("[^"]+"\)(?:,\s*|;))+)/m;
const COMMON_JS = /\bexports\.|\brequire\(|\bmodule\.exports/;

/** Passes on what the file for production has. */
const passedOn = (file: string) =>
  `export * from '${file}';\nimport * as all from '${file}';\nexport default all;\n`;

/** What is imported is named as before; what is exported are variables. */
function asModule(code: string): string {
  const imports: string[] = [];
  const needed = code.replace(NEEDED, (_, list: string) => {
    for (const [, name, from] of list.matchAll(/(\w+) = require\("([^"]+)"\)/g))
      imports.push(`import * as ${name} from '${from}';`);
    return list.trimEnd().endsWith(';') ? '' : 'var ';
  });
  const uses = new Map<string, number>();
  for (const [, name] of needed.matchAll(/\bexports\.(\w+)/g)) uses.set(name!, (uses.get(name!) ?? 0) + 1);
  const variable = (name: string) => `exported_${name}`;
  const left = needed
    .replace(/^exports\.(\w+) =/gm, (_, name: string) =>
      uses.get(name) === 1 ? `const ${variable(name)} =` : `let ${variable(name)} =`,
    )
    .replace(/\bexports\.(\w+)/g, (_, name: string) => variable(name));
  const exported = [...uses.keys()].map((name) => `${variable(name)} as ${name}`);
  return `${imports.join('\n')}\n${left}\nexport { ${exported.join(', ')} };\n`;
}

/** A file of these libraries as an ES module. */
export function toModule(code: string, id: string): string {
  const production = PRODUCTION.exec(code)?.[1];
  const left = production ? passedOn(production) : asModule(code);
  if (COMMON_JS.test(left)) throw new Error(`${id} is not written as it was: see build/react-modules.ts`);
  return left;
}

/**
 * React as ES modules. As CommonJS all of it is within one function, which the browser reads again while it runs, on the page's
 * main thread: 80 ms on a slow phone. A module is read in the background, once, and what no page uses is left out.
 */
export function reactModules(): Plugin {
  return {
    name: 'react-modules',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) => (LIBRARY.test(id) ? toModule(code, id) : null),
  };
}
