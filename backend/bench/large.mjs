import { LibraryRepository } from '../dist/modules/library/library.repository.js';
import { figure, percentile } from './figures.mjs';

const NAMES = 400_000;
const SEARCHES = 300;
const SYLLABLES = `array['al','be','cor','da','el','fi','gra','hel','is','jo','ka','lu','mon','ne','or','pha','qui','ros',
  'sten','tu','ul','vi','wis','xa','yl','ze','bra','cli','dro','eu','flo','gly']`;
/** SQL for a word of three to five syllables made from a number. */
const word = (number) => `(select string_agg((${SYLLABLES})[1 + (hashint8(${number} * 10 + s) & 31)], '')
  from generate_series(1, 3 + (${number} % 3)) s)`;

const lastOf = (name) => name.split(' ').at(-1);
/** Splits a word after its second letter or later: what precedes, the letter, what follows. */
function apart(word) {
  const at = 2 + Math.floor(Math.random() * (word.length - 3));
  return [word.slice(0, at), word[at], word.slice(at + 1)];
}
const wrong = (word) => apart(word).with(1, 'e').join('');
const missing = (word) => apart(word).with(1, '').join('');
const swapped = (word) => {
  const [before, letter, after] = apart(word);
  return before + after[0] + letter + after.slice(1);
};
/** The kinds of search: name, goal in ms, and how a search text is made from a name. */
const KINDS = [
  ['prefix', 3, (name) => name.slice(0, 4 + Math.floor(Math.random() * 4))],
  ['contains', 10, (name) => name.slice(2, 8)],
  ['one typo', 25, (name) => `${name.slice(0, 3)}${name[3] === 'q' ? 'z' : 'q'}${name.slice(4)}`],
  ['one word, a wrong letter', 25, (name) => wrong(lastOf(name))],
  ['one word, a missing letter', 25, (name) => missing(lastOf(name))],
  ['one word, letters swapped', 25, (name) => swapped(lastOf(name))],
  ['an error in each word', 25, (name) => name.split(' ').map(missing).join(' ')],
  ['nothing like it', 25, (name) => [...name].reverse().join('')],
];

/** Search among 400,000 names: time for each kind of text, directly through the repository. */
export async function large({ pool }) {
  const names = await fill(pool);
  const library = new LibraryRepository({
    query: async ({ name, text }, values) => (await pool.query({ name, text, values })).rows,
  });
  const any = () => names[Math.floor(Math.random() * names.length)];
  const figures = [];
  for (const [kind, atMost, toText] of KINDS) {
    for (let count = 0; count < 20; count += 1) await library.search(toText(any()));
    const times = [];
    for (let count = 0; count < SEARCHES; count += 1) {
      const text = toText(any());
      const from = performance.now();
      await library.search(text);
      times.push(performance.now() - from);
    }
    const p95 = percentile(times, 0.95);
    figures.push({
      ...figure('large', `${kind}, p95 (range: median to highest)`, ' ms', [p95], { atMost }),
      min: percentile(times, 0.5),
      max: Math.max(...times),
    });
  }
  return figures;
}

/** Returns a thousand of the names. */
async function fill(pool) {
  await pool.query(
    `insert into plant_library
     select gen_random_uuid(), 'large-' || n, null, initcap(w.genus || ' ' || w.epithet), initcap(w.genus) || ' ' || w.epithet || ' ' || n,
            m.rank, m.family, '{}', m.description, m.image_url, m.category, m.kind, m.water_needs, m.water_interval_days,
            m.winter_interval_days, m.light_needs, m.soil_type, m.care_instructions, m.difficulty, m.temperature_c,
            m.humidity, m.pet_toxicity, m.drawing
       from generate_series(1, ${NAMES}) n
       cross join lateral (select ${word('(n % 14000)')} as genus, ${word('(n + 20000)')} as epithet) w
       cross join (select * from plant_library order by slug limit 1) m`,
  );
  await pool.query(
    `insert into plant_names (plant_id, name, weight)
     select id, lower(common_name), 0 from plant_library where slug like 'large-%'`,
  );
  await pool.query('vacuum analyze plant_library, plant_names, plant_words');
  const { rows } = await pool.query(
    `select name from plant_names tablesample bernoulli (1) where plant_id in
       (select id from plant_library where slug like 'large-%') limit 1000`,
  );
  return rows.map(({ name }) => name);
}
