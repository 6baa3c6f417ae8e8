import { PLANT } from './library.statements.js';

/** With so many plants found by their beginnings, parts of words are not looked for: that costs most among many names. */
const ENOUGH = 20;
const MAX_RESULTS = 50;
/** Names that are looked at before the best are chosen, so that a word of very many names stays quick. */
const MAX_NAMES = 1000;

// The planner does not know a value in a select of its own: every plan is then as good as the general one, which
// Postgres keeps, and no search is planned again (a third of its time).
const TEXT = '(select $1::text)';
const JOINED_TEXT = '(select $3::text)';
const LANGUAGE = '(select $4::text)';
const JOINED = `replace(n.name, ' ', '')`;
const HAS_WORDS = `to_tsvector('simple', n.name) @@ (select to_tsquery('simple', $2))`;

/** Two statements of each; without a category no plant has to be looked up to choose the names. $4 is the language. */
const byCategory = (
  name: string,
  text: (where: (condition: string) => string) => string,
  inLanguage = `n.language = ${LANGUAGE}`,
) => ({
  all: {
    name: `library-${name}`,
    text: text((condition) => `from plant_names n where ${inLanguage} and ${condition}`),
  },
  one: {
    name: `library-${name}-in-category`,
    text: text(
      (condition) =>
        `from plant_names n join plant_library c on c.id = n.plant_id and c.category = $5
          where ${inLanguage} and ${condition}`,
    ),
  },
});

/**
 * *Hot*: every few letters that are typed into the search.
 * $1 is the text, $2 its words as a text search of beginnings, $3 the text without blanks. Names that begin with the text
 * come first, then those whose words begin with its words, then those that contain it; common names before others. A
 * later part runs only if the earlier ones have not found enough, and at most 50 plants are read.
 */
export const MATCHES = byCategory(
  'search',
  (where) => `
  with beginning as materialized (
    select n.plant_id, n.name, case when n.name = ${TEXT} then 0 else 3 end + n.weight as rank
    ${where(`n.weight in (0, 1, 2) and ${JOINED} ~>=~ ${JOINED_TEXT} and ${JOINED} ~<~ (select $3 || chr(1114111))`)}
     order by n.weight, ${JOINED} using ~<~ limit ${3 * MAX_RESULTS}),
  worded as materialized (
    select n.plant_id, n.name, 6 + n.weight as rank
    ${where(`(select count(distinct plant_id) from beginning) < ${MAX_RESULTS} and ${HAS_WORDS}`)} limit ${MAX_NAMES}),
  containing as materialized (
    select n.plant_id, n.name, 9 + n.weight as rank
    ${where(
      `(select count(distinct plant_id) from (table beginning union all table worded) n) < ${ENOUGH}
       and length(${TEXT}) > 2 and n.name like (select '%' || $1 || '%')`,
    )} limit ${MAX_NAMES})
  select ${PLANT} from (
      select plant_id, min(rank) as rank
        from (table beginning union all table worded union all table containing) n
       group by plant_id order by min(rank), min(name) limit ${MAX_RESULTS}) n
    join plant_library p on p.id = n.plant_id order by n.rank, p.common_name`,
);

const likest = (where: (condition: string) => string) => `
  select ${PLANT} from (
      select plant_id, max(likeness) as likeness from (
        select n.plant_id, similarity(n.name, ${TEXT}) as likeness ${where(HAS_WORDS)} limit ${MAX_NAMES}) n
       where likeness >= $3::real group by plant_id order by max(likeness) desc limit ${MAX_RESULTS}) n
    join plant_library p on p.id = n.plant_id order by n.likeness desc, p.common_name`;

/**
 * *Hot*: every few letters that are typed with an error.
 * $1 is the text and $2 a text search, $3 the least likeness of a name to the text (0 to 1). The likest come first.
 */
export const RESEMBLES = byCategory('search-resembling', likest);

/** *Hot*: what no name of the language has. The same among the names of the other languages. */
export const ELSEWHERE = byCategory('search-elsewhere', likest, `n.language <> ${LANGUAGE}`);

/** *Hot*: every few letters that are typed with an error. Which of the words $2 (at the places $1) begin a word that we know. */
export const KNOWN = {
  name: 'library-search-known',
  text: `
  select m.place, m.word from unnest((select $1::int[]), (select $2::text[])) m (place, word)
   where exists (select from plant_words w where w.word >= m.word collate "C"
                    and w.word < (m.word || chr(1114111)) collate "C")`,
};
/**
 * *Hot*: every few letters that are typed with two errors.
 * The words we know that differ from the words $2 (at the places $1) in at most two letters after the second.
 */
export const ALIKE = {
  name: 'library-search-alike',
  text: `
  select m.place, w.word from unnest((select $1::int[]), (select $2::text[])) m (place, word)
    join plant_words w on w.word >= left(m.word, 2) collate "C"
     and w.word < (left(m.word, 2) || chr(1114111)) collate "C"
     and length(w.word) between length(m.word) - 2 and length(m.word) + 2
     and levenshtein_less_equal(w.word, m.word, 2) <= 2`,
};
