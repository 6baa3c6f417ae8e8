import { estimateTokens } from './tokens.js';

const CUT = '… (more was left out)';
type Json = null | string | number | boolean | Json[] | { [name: string]: Json };

/** A value as JSON of at most so many tokens: of lists the first entries stay, of texts the beginning, and both say that they were cut. */
export function toFittingJson(value: unknown, maxTokens: number): string {
  let text = JSON.stringify(value) ?? 'null';
  for (let tokens = estimateTokens(text); tokens > maxTokens; tokens = estimateTokens(text)) {
    const shorter = JSON.stringify(shorten(JSON.parse(text) as Json, maxTokens / tokens));
    if (shorter.length >= text.length) return JSON.stringify(CUT);
    text = shorter;
  }
  return text;
}

/** Keeps about this share of what is longest in a value. */
function shorten(value: Json, share: number): Json {
  if (typeof value === 'string') return cutText(value, share);
  if (Array.isArray(value)) return cutList(value, share);
  if (!value || typeof value !== 'object') return value;
  const [longest] = Object.keys(value).sort((a, b) => sizeOf(value[b]) - sizeOf(value[a]));
  return longest === undefined ? value : { ...value, [longest]: shorten(value[longest]!, share) };
}

function cutText(text: string, share: number): string {
  const own = text.endsWith(CUT) ? text.slice(0, -CUT.length) : text;
  return own.slice(0, Math.floor(own.length * share * 0.9)).replace(/[\uD800-\uDBFF]$/, '') + CUT;
}

function cutList(list: Json[], share: number): Json[] {
  const own = list.at(-1) === CUT ? list.slice(0, -1) : list;
  if (own.length === 1) return [shorten(own[0]!, share), CUT];
  return [...own.slice(0, Math.max(1, Math.floor(own.length * share * 0.95))), CUT];
}

const sizeOf = (value: Json | undefined): number => JSON.stringify(value)?.length ?? 0;
