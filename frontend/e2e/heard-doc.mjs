import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const FILE = path.resolve(import.meta.dirname, '../../docs/accessibility.md');
const BLOCK = /^### (.+)\n([^#]*?)```text\n([\s\S]*?)```/gm;

/** What docs/accessibility.md says is heard: lines by the heading above them. */
export const writtenDown = () =>
  new Map(
    [...readFileSync(FILE, 'utf8').matchAll(BLOCK)].map(([, title, , lines]) => [
      title,
      lines.trim().split('\n'),
    ]),
  );

/** Writes down what is heard, below its heading. */
export function writeDown(title, lines) {
  const text = readFileSync(FILE, 'utf8').replaceAll(BLOCK, (whole, name, before) =>
    name === title ? `### ${name}\n${before}\`\`\`text\n${lines.join('\n')}\n\`\`\`` : whole,
  );
  writeFileSync(FILE, text);
}
