import { afterEach, describe, expect, it } from '@jest/globals';
import {
  answersFor,
  closing,
  diagnose,
  kept,
  nextQuestion,
  optionsOf,
  planFor,
  problemOf,
  PROBLEMS,
  problemsFor,
  QUESTION_IDS,
  QUESTIONS,
  speak,
} from '../src/index.js';
import type { Tongue } from '../src/index.js';
import { FORMER } from '../src/kept.js';
import german from '../src/languages/de/index.js';
import spanish from '../src/languages/es/index.js';
import { SENTENCES } from '../src/sentences.js';
import { typicalPatient, typicalTaps } from './patients.js';

const TONGUES: Record<string, Tongue> = { de: german, es: spanish };
const codes = Object.keys(TONGUES);

const MAX_SENTENCE = 150;
const MAX_LABEL = 45;
/** A month is another season in the south. */
const MONTH: Record<string, RegExp> = {
  de: /\b(Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)\b/,
  es: /\b(enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)\b/,
};
/** Another language's marks, and ways to speak to people that are not ours. */
const FOREIGN: Record<string, RegExp> = {
  de: /["'“”’]|\b(Sie (?=haben|sind|können|sollten)|Ihnen|Ihre[mnrs]?)\b/,
  es: /["'“”’„]|\b(usted|ustedes|vosotros|su planta)\b/,
};

const inTongue = (code: string) => speak(() => TONGUES[code]);
const inEnglish = () => speak(() => undefined);
afterEach(inEnglish);

/** Sentences of the catalogue, by where they stand. */
const sentences = (): [where: string, text: string][] =>
  PROBLEMS.flatMap(({ id, about, steps, avoid }) => [
    [`${id} about`, about],
    ...steps.map(({ text }, index): [string, string] => [`${id} step ${index + 1}`, text]),
    [`${id} avoid`, avoid],
  ]);
/** Everything else that is said. */
const labels = (): [where: string, text: string][] => [
  ...PROBLEMS.map(({ id, name }): [string, string] => [id, name]),
  ...QUESTION_IDS.flatMap((question): [string, string][] => [
    [question, QUESTIONS[question].ask],
    ...optionsOf(question).flatMap(([option, { label, said }]): [string, string][] => [
      [`${question} ${option}`, label],
      [`${question} ${option}, said`, said],
    ]),
  ]),
];
const numbersIn = (text: string) => (text.match(/\d+/g) ?? []).sort();
const variablesIn = (text: string) => (text.match(/{{\w+}}/g) ?? []).sort();

describe.each(codes)('what the doctor says in %s', (code) => {
  const tongue = TONGUES[code]!;

  it('is all that it says in English, and nothing else', () => {
    expect(Object.keys(tongue.problems).sort()).toEqual(PROBLEMS.map(({ id }) => id).sort());
    for (const { id, steps } of PROBLEMS)
      expect([id, tongue.problems[id]!.steps.length]).toEqual([id, steps.length]);
    expect(Object.keys(tongue.questions).sort()).toEqual([...QUESTION_IDS].sort());
    for (const question of QUESTION_IDS)
      expect([question, Object.keys(tongue.questions[question]!.options)]).toEqual([
        question,
        optionsOf(question).map(([option]) => option),
      ]);
    expect(Object.keys(tongue.sentences).sort()).toEqual(Object.keys(SENTENCES).sort());
  });

  it('is no English, and has the same numbers and variables', () => {
    const english = [...sentences(), ...labels()];
    inTongue(code);
    const said = [...sentences(), ...labels()];
    expect(said.filter(([, text], index) => text === english[index]![1])).toEqual([]);
    said.forEach(([where, text], index) =>
      expect([where, numbersIn(text)]).toEqual([where, numbersIn(english[index]![1])]),
    );
    for (const [key, text] of Object.entries(SENTENCES))
      expect([key, variablesIn(tongue.sentences[key]!)]).toEqual([key, variablesIn(text)]);
  });

  it('is short, whole sentences, and names for what is tapped that differ', () => {
    inTongue(code);
    for (const [where, text] of sentences()) {
      expect([where, /^[\p{Lu}¿].*\.$/u.test(text) && text.length <= MAX_SENTENCE]).toEqual([where, true]);
      expect([where, MONTH[code]!.test(text)]).toEqual([where, false]);
    }
    for (const [where, text] of [...sentences(), ...labels(), ...Object.entries(tongue.sentences)])
      expect([where, FOREIGN[code]!.test(text) || / {2}/.test(text)]).toEqual([where, false]);
    for (const question of QUESTION_IDS) {
      const options = optionsOf(question).map(([, { label }]) => label);
      expect(new Set(options).size).toBe(options.length);
      expect(options.filter((label) => label.length > MAX_LABEL)).toEqual([]);
      expect(QUESTIONS[question].ask).toMatch(/\?$/);
    }
    expect(new Set(PROBLEMS.map(({ name }) => name)).size).toBe(PROBLEMS.length);
  });

  it('says nothing else about a plant: the same causes, as likely, and the same questions', () => {
    for (const problem of PROBLEMS) {
      const { plant, conditions } = typicalPatient(problem);
      const taps = typicalTaps(problem);
      const found = () =>
        diagnose(taps, plant, conditions).causes.map((cause) => [cause.problem.id, cause.probability]);
      const { look } = taps;
      const asked = () => nextQuestion({ ...(look && { look }) }, plant, conditions);
      inEnglish();
      const before = [found(), asked()];
      inTongue(code);
      expect([found(), asked()]).toEqual(before);
    }
  });

  it('says what a plan was kept with, and leaves what gardeners have written', () => {
    const kinds = PROBLEMS.map((problem) => [problem, planFor(problem, '2026-11-22')] as const);
    const names = PROBLEMS.map(({ name }) => name);
    inTongue(code);
    for (const [problem, { tasks }] of kinds)
      expect(tasks.map(({ text }) => kept(text))).toEqual(
        planFor(problem, '2026-11-22').tasks.map(({ text }) => text),
      );
    expect(names.map(kept)).toEqual(PROBLEMS.map(({ name }) => name));
    expect(kept('It looks sad since Monday')).toBe('It looks sad since Monday');
  });

  it('says what a plan was kept with before it was worded differently', () => {
    const plans = () => PROBLEMS.flatMap(({ name, steps }) => [name, ...steps.map(({ text }) => text)]);
    const english = plans();
    inTongue(code);
    const translated = plans();
    for (const [before, now] of FORMER) {
      expect([before, english.includes(before), english.includes(now)]).toEqual([before, false, true]);
      expect(kept(before)).toBe(translated[english.indexOf(now)]);
    }
  });

  it('reads every word for a problem', () => {
    inTongue(code);
    for (const problem of PROBLEMS)
      for (const word of tongue.problems[problem.id]!.words.split(', '))
        expect([
          word,
          problemsFor(`1 ${word.replace(/\*$/, '')}.`, typicalPatient(problem).plant).map(({ id }) => id),
        ]).toEqual([word, expect.arrayContaining([problem.id])]);
  });
});

describe('a plan of before', () => {
  it('is worded in English as it is today', () => {
    expect([...FORMER.keys()].map(kept)).toEqual([...FORMER.values()]);
    expect(kept('It looks sad since Monday')).toBe('It looks sad since Monday');
  });
});

describe('a check', () => {
  it('is in German where German is spoken, and in English again', () => {
    inTongue('de');
    const { summary, causes } = diagnose(
      { look: 'coating', coating: 'webs' },
      { scientificName: 'Hedera helix' },
    );
    expect(summary).toBe('Wahrscheinlich ist es das: Spinnmilben.');
    expect(causes[0]!.why).toBe(
      'Was dafür spricht: feine Gespinste, ein Belag auf der Pflanze und dass es bei dieser Art von Pflanze oft vorkommt.',
    );
    expect(causes[0]!.neighbours).toContain('Unterseiten der Blätter');
    expect(closing(problemOf('spider-mites')!, 'better').text).toBe(german.sentences.better);
    inEnglish();
    expect(causes[0]!.problem.name).toBe('Spider mites');
  });
});

describe('a free text', () => {
  it.each([
    ['de', 'Möglicher Spinnmilbenbefall an den Blattunterseiten', ['spider-mites']],
    ['de', 'Keine Anzeichen von Blattläusen oder Rost.', []],
    ['de', 'Spinnmilben sind nicht zu sehen, aber Schildläuse am Stängel', ['scale']],
    ['de', 'Falscher Mehltau', ['downy-mildew']],
    ['de', 'Sternrußtau an den Rosen', ['rose-black-spot']],
    ['de', 'Die Blätter werden rot', []],
    ['de', 'Signs of overwatering: yellowing lower leaves', ['overwatering']],
    ['es', 'Posible araña roja en el envés', ['spider-mites']],
    ['es', 'No se ven pulgones ni roya.', []],
    ['es', 'Sin ácaros, pero cochinilla algodonosa en las axilas', ['mealybugs']],
    ['es', 'Mildiu del tomate', ['late-blight']],
    ['es', 'Root rot', ['root-rot']],
  ])('names problems where %s is spoken: %s', (code, text, expected) => {
    inTongue(code);
    expect(problemsFor(text).map(({ id }) => id)).toEqual(expected);
  });

  it.each([
    ['de', 'Gelbe Blätter mit Gespinsten', { look: 'coating', also: 'yellow' }],
    ['de', 'Keine Löcher, nur blass', { look: 'pale' }],
    ['de', 'Yellow leaves with webs', { look: 'coating', also: 'yellow' }],
    ['es', 'Puntas marrones y hojas caídas', { look: 'brown', also: 'droop' }],
    ['es', 'Caída de hojas', { look: 'dropped' }],
  ])('says what is seen where %s is spoken: %s', (code, text, expected) => {
    inTongue(code);
    expect(answersFor(text)).toEqual(expected);
  });
});
