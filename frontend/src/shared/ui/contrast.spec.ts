import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Oklch = [lightness: number, chroma: number, hue: number];
type Theme = 'light' | 'dark';

const tokens = readFileSync(join(__dirname, 'tokens.css'), 'utf8');
const parse = (text: string) => text.trim().split(/\s+/).map(Number) as Oklch;

function colour(name: string, theme: Theme): Oklch {
  const pair = new RegExp(`--${name}: light-dark\\(oklch\\(([^)]*)\\), oklch\\(([^)]*)\\)\\)`).exec(tokens);
  if (!pair) throw new Error(`No colour is called ${name}`);
  return parse(pair[theme === 'light' ? 1 : 2]!);
}

/** Linear sRGB from OKLCH, with the matrices of CSS Color 4, clipped to the gamut. */
function linearRgb([lightness, chroma, hue]: Oklch) {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((part) => Math.min(1, Math.max(0, part)));
}

/** Relative luminance and contrast as WCAG 2.2 defines them. */
const luminance = (of: Oklch) =>
  linearRgb(of).reduce((sum, part, i) => sum + part * [0.2126, 0.7152, 0.0722][i]!, 0);

function contrast(one: string, other: string, theme: Theme) {
  const [high, low] = [luminance(colour(one, theme)), luminance(colour(other, theme))].sort((x, y) => y - x);
  return (high! + 0.05) / (low! + 0.05);
}

const grounds = ['paper', 'paper-raised', 'paper-sunk'];
const voices = ['ink', 'ink-soft', 'leaf', 'terracotta', 'ochre', 'berry', 'sky'];

const text: [string, string][] = [
  ...voices.flatMap((voice) => grounds.map((ground): [string, string] => [voice, ground])),
  ['ink', 'moss'], ['ink', 'moss-deep'], ['on-moss', 'moss'], ['on-moss', 'moss-deep'], ['on-leaf', 'leaf'],
  ['on-leaf', 'leaf-strong'], ['on-berry', 'berry'], ['terracotta', 'terracotta-pale'], ['ochre', 'ochre-pale'],
  ['berry', 'berry-pale'], ['sky', 'sky-pale'], ['ink', 'terracotta-pale'], ['ink', 'ochre-pale'],
  ['ink', 'berry-pale'], ['ink', 'sky-pale'], ['paper', 'ink'],
]; // prettier-ignore
const edges: [string, string][] = grounds.flatMap((ground): [string, string][] => [
  ['line-strong', ground],
  ['focus', ground],
]);

describe.each<Theme>(['light', 'dark'])('the %s colours', (theme) => {
  it.each(text)('%s can be read on %s by everybody (7:1)', (voice, ground) => {
    expect(contrast(voice, ground, theme)).toBeGreaterThanOrEqual(7);
  });

  it.each(edges)('%s shows where a control ends on %s (4.5:1)', (edge, ground) => {
    expect(contrast(edge, ground, theme)).toBeGreaterThanOrEqual(4.5);
  });
});
