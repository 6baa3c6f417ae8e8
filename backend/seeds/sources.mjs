// Where each fact comes from: README.md says what the names of the sources stand for.
const FACTS = [
  'names',
  'water',
  'light',
  'soil',
  'temperature',
  'humidity',
  'difficulty',
  'petToxicity',
  'text',
];
const SOURCE =
  /^(openfarm|openplantdb\/[a-z0-9-]+|openplantdb\/genus\/[A-Z][a-z]+|plantguide\/[a-z0-9_-]+|aspca|editorial|none)$/;

/** What is wrong with the sources of a plant, in sentences. Each fact has one; what is only our judgement says so. */
export function sourceFaults({ sources, petToxicity }) {
  const named = Object.entries(sources ?? {}).flatMap(([source, facts]) =>
    facts.map((fact) => ({ source, fact })),
  );
  const of = (fact) => named.filter((each) => each.fact === fact).map(({ source }) => source);
  const [toxicity] = of('petToxicity');
  return [
    ...Object.keys(sources ?? {})
      .filter((source) => !SOURCE.test(source))
      .map((source) => `there is no source "${source}".`),
    ...FACTS.filter((fact) => of(fact).length !== 1).map((fact) => `${fact} should have one source.`),
    ...named.filter(({ fact }) => !FACTS.includes(fact)).map(({ fact }) => `there is no fact "${fact}".`),
    ...((toxicity === 'aspca') !== Boolean(petToxicity?.source)
      ? ['the toxicity is from "aspca" when it links there.']
      : []),
    ...((toxicity === 'none') !== (petToxicity?.level === 'unknown')
      ? ['only an unknown toxicity has no source.']
      : []),
    ...(['text', 'difficulty'].some((fact) => of(fact)[0] !== 'editorial')
      ? ['texts and difficulty are our own.']
      : []),
  ];
}
