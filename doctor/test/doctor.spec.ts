import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { diagnose, MAX_TAPS, nextQuestion, PROBLEMS, QUESTIONS } from '../src/index.js';
import type { Answers, Condition, PatientPlant, QuestionId } from '../src/index.js';
import { anyConditions, anyPlant, anyTaps, typicalPatient, typicalTaps } from './patients.js';

/** Goes through the check with these taps. */
function guided(
  taps: Partial<Record<QuestionId, string>>,
  plant: PatientPlant,
  conditions: Condition[],
): Answers {
  let answers: Answers = {};
  for (let next = nextQuestion(answers, plant, conditions); next;) {
    if (next in answers) throw new Error(`${next} is asked twice`);
    answers = { ...answers, [next]: taps[next] ?? 'unknown' };
    next = nextQuestion(answers, plant, conditions);
  }
  return answers;
}

describe('a guided check', () => {
  it('begins with what people notice, and then looks closer at it', () => {
    expect(nextQuestion({}, {})).toBe('look');
    expect(nextQuestion({ look: 'coating' }, {})).toBe('coating');
  });

  it('never asks more than five questions, whatever is tapped', () => {
    fc.assert(
      fc.property(anyTaps, anyPlant, anyConditions, (taps, plant, conditions) => {
        expect(Object.keys(guided(taps, plant, conditions)).length).toBeLessThanOrEqual(MAX_TAPS);
      }),
      { numRuns: 150 },
    );
  });

  it('stops early when it knows enough', () => {
    const answers = guided({ look: 'coating', coating: 'webs', also: 'pale', pale: 'speckled' }, {}, []);
    expect(Object.keys(answers).length).toBeLessThan(MAX_TAPS);
  });

  it('asks nothing closer about what was not seen', () => {
    fc.assert(
      fc.property(anyTaps, anyPlant, (taps, plant) => {
        const answers = guided(taps, plant, []);
        const closer = Object.keys(answers).filter((question) => question in QUESTIONS.look.options);
        expect(closer.every((question) => question === answers.look || question === answers.also)).toBe(true);
      }),
      { numRuns: 100 },
    );
  });
});

describe('a diagnosis', () => {
  it('names one to three causes whose probabilities add up to at most 1, in whole sentences', () => {
    fc.assert(
      fc.property(anyTaps, anyPlant, anyConditions, (taps, plant, conditions) => {
        const { causes, summary } = diagnose(taps as Answers, plant, conditions);
        expect(causes.length).toBeGreaterThanOrEqual(1);
        expect(causes.length).toBeLessThanOrEqual(3);
        const total = causes.reduce((sum, { probability }) => sum + probability, 0);
        expect(total).toBeLessThanOrEqual(1);
        expect(causes.every(({ probability }) => probability > 0 && probability < 1)).toBe(true);
        for (const text of [
          summary,
          ...causes.flatMap(({ why, neighbours }) => [why, neighbours ?? 'None.']),
        ])
          expect(text).toMatch(/^[A-Z].+\.$/);
      }),
      { numRuns: 300 },
    );
  });

  it.each(PROBLEMS.map((problem) => [problem.id, problem] as const))(
    'finds %s when it shows itself as the catalogue describes it',
    (id, problem) => {
      const { plant, conditions } = typicalPatient(problem);
      const { causes } = diagnose(typicalTaps(problem), plant, conditions);
      expect(causes[0]?.problem.id).toBe(id);
    },
  );

  it('says that it cannot know when nothing was seen', () => {
    expect(diagnose({}, {}).certainty).toBe('unclear');
    expect(diagnose({ look: 'unknown' }, {}).causes[0]!.probability).toBeLessThan(0.25);
  });

  it('names the signs that speak for a cause, and the plant where it is prone', () => {
    const { causes } = diagnose({ look: 'coating', coating: 'webs' }, { scientificName: 'Hedera helix' });
    expect(causes[0]!.why).toBe(
      'Why we think so: fine webs, a coating on the plant and how common it is on this kind of plant.',
    );
    expect(causes[0]!.neighbours).toContain('under their leaves');
  });

  it('keeps to roses what only roses get', () => {
    const answers: Answers = { look: 'spots', spots: 'black' };
    const first = (scientificName: string) => diagnose(answers, { scientificName }).causes[0]!.problem.id;
    expect(first('Rosa')).toBe('rose-black-spot');
    expect(first('Monstera deliciosa')).not.toBe('rose-black-spot');
  });

  it('takes ants for a sign of the insects whose sap they come for', () => {
    const found = diagnose({ look: 'insects', insects: 'ants' }, { scientificName: 'Citrus' }).causes;
    expect(found[0]!.problem.id).toBe('ants');
    expect(found[0]!.problem.next).toEqual(['aphids', 'scale', 'mealybugs']);
    expect(found.slice(1).map(({ problem }) => problem.id)).toContain('scale');
  });

  it('knows that mushrooms in a pot harm the plant in nothing, and are not to be eaten', () => {
    const taps: Answers = { look: 'coating', coating: 'mushrooms', place: 'soil' };
    const [first] = diagnose(taps, { kind: 'houseplant' }, ['indoors']).causes;
    expect(first!.problem).toMatchObject({ id: 'soil-fungi', urgency: 'calm', contagious: false });
    expect(first!.problem.avoid).toContain('not eat');
  });

  it('thinks of damping off where seedlings fall, and of no plant that is grown', () => {
    const found = (answers: Answers) =>
      diagnose(answers, { scientificName: 'Solanum lycopersicum', kind: 'vegetable' }, ['spring']).causes.map(
        ({ problem }) => problem.id,
      );
    expect(found({ look: 'droop', droop: 'seedlings' })[0]).toBe('damping-off');
    for (const grown of [
      { look: 'droop', droop: 'collapsed' },
      { look: 'droop', droop: 'collapsed', also: 'mushy', mushy: 'base', place: 'soil' },
      { look: 'droop', droop: 'all' },
      { look: 'mushy', mushy: 'base' },
    ] satisfies Answers[])
      expect(found(grown)).not.toContain('damping-off');
  });

  it('reads the same drooping by the soil, and by when it was watered', () => {
    const drooping: Answers = { look: 'droop', droop: 'all' };
    expect(diagnose({ ...drooping, soil: 'dry' }, {}).causes[0]!.problem.id).toBe('underwatering');
    expect(diagnose({ ...drooping, soil: 'wet' }, {}, ['indoors']).causes[0]!.problem.id).toBe(
      'overwatering',
    );
    expect(diagnose(drooping, {}, ['overdue']).causes[0]!.problem.id).toBe('underwatering');
  });
});
