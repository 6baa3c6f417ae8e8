import { speaking } from '../../../kernel/languages/language.js';
import type { HealthProblem } from '../domain/health-problem.js';
import { findingOf } from './diagnosis.js';
import type { Patient } from './diagnosis.js';
import { saidPlant, saidProblem, saidStep, saidTitle, stillUnwell } from './spoken.js';

const patient: Patient = {
  scientificName: 'Hedera helix',
  family: null,
  kind: null,
  light: null,
  outdoors: false,
  wateredOn: null,
  waterEveryDays: null,
};
const gardener = { id: 'rosa', timeZone: 'Europe/Madrid' };
const webs = { answers: { look: 'coating', coating: 'webs', also: 'pale' } };
const find = () => findingOf(webs, patient, gardener, '2026-11-22');

describe('a plan', () => {
  it('is stored in English in any language, but why is said in that of the person', () => {
    const english = find();
    const { causes, ...german } = speaking('de', find);
    expect(german).toEqual({ ...english, causes: undefined });
    expect(causes.map(({ name }) => name)).toEqual(english.causes.map(({ name }) => name));
    expect(causes[0]!.why).toContain('feine Gespinste');
  });

  it('is said in the language of its reader', () => {
    const { tasks, title, causes, diagnosis, words, photoOn, lookAgainOn } = find();
    const ended = { closedOn: null, outcome: null, photoBefore: null, photoAfter: null };
    const days = { openedOn: '2026-11-22', photoOn, lookAgainOn };
    const problem: HealthProblem = {
      ...{ id: '1', plantId: '2', ...ended, ...days },
      ...{ diagnosis, title, words, answers: webs.answers, causes },
      steps: tasks.map(({ text, kind, on }) => ({ taskId: text, kind, text, dueOn: on, doneOn: null })),
    };
    expect(saidProblem(problem)).toEqual(problem);
    const spanish = speaking('es', () => saidProblem(problem));
    expect(spanish.title).toBe('Araña roja');
    expect(spanish.causes[0]!.name).toBe('Araña roja');
    expect(spanish.steps.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['Aléjala de tus otras plantas.', 'Vuelve a mirarla: ¿está mejor?']),
    );
    expect(spanish.steps.filter(({ text }, index) => text === problem.steps[index]!.text)).toEqual([]);
  });
});

describe('what a plant has', () => {
  it.each([
    ['de', 'Spider mites', 'Spinnmilben'],
    ['de', 'It looks unwell', 'Sie sieht nicht gesund aus'],
    ['es', stillUnwell('Spider mites'), 'Todavía no está bien: Araña roja'],
    ['es', stillUnwell(stillUnwell('Spider mites')), 'Todavía no está bien: Araña roja'],
    ['de', 'Sad since {{name}} moved it', 'Sad since {{name}} moved it'],
    ['de', stillUnwell('Sad since {{name}} moved it'), 'Noch nicht gesund: Sad since {{name}} moved it'],
  ] as const)('is called in %s, kept as %s: %s', (code, title, said) => {
    expect(speaking(code, () => saidTitle(title))).toBe(said);
    expect(saidTitle(title)).toBe(title);
  });

  it('is said with the plant, and steps with their tasks', () => {
    const said = speaking('de', () => [
      saidPlant({ problem: 'Aphids', commonName: 'Rose' }),
      saidPlant({ problem: null }),
      saidStep({ title: 'Look again: is it better?' }),
      saidStep({ title: 'Talk to it' }),
      saidStep({ title: null }),
    ]);
    expect(said).toEqual([
      { problem: 'Blattläuse', commonName: 'Rose' },
      { problem: null },
      { title: 'Sieh wieder nach: Geht es ihr besser?' },
      { title: 'Talk to it' },
      { title: null },
    ]);
  });
});
