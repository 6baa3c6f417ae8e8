import type { Accuracy, LookFigures, Metrics, Share, StrangerFigures } from './figures.js';
import type { HealthAnswers } from './health.js';

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
const whole = (share: number) => `${Math.round(100 * share)} %`;
const interval = ({ low, high }: Share) => `${(100 * low).toFixed(1)} to ${(100 * high).toFixed(1)} %`;

/** A table as prettier writes it: every column as wide as its widest cell. */
export function table([header, ...rows]: string[][]): string {
  const widths = header!.map((_, column) =>
    Math.max(3, ...[header!, ...rows].map((row) => row[column]!.length)),
  );
  const line = (cells: string[]) => `| ${cells.map((cell, i) => cell.padEnd(widths[i]!)).join(' | ')} |`;
  return [line(header!), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

/** Rows about photos of strangers. */
function lookRows({ strangers, indoor, threePhotos }: LookFigures): string[][] {
  const { top1, top3, sure, group, named, rightNamed, outside } = strangers;
  const row = (text: string, photos: number, share: Share) => [
    text,
    String(photos),
    percent(share.share),
    interval(share),
  ];
  return [
    ['What is measured', 'Photos or answers', 'Share', '95 % interval'],
    row('First name right', strangers.photos, top1),
    row('One of the first three right', strangers.photos, top3),
    ...(indoor
      ? [
          row('House plants and succulents: first name right', indoor.photos, indoor.top1),
          row('House plants and succulents: one of three right', indoor.photos, indoor.top3),
        ]
      : []),
    row('Named at all', strangers.photos, named),
    row('Named, of those whose first name is right', Math.round(strangers.photos * top1.share), rightNamed),
    row('Wrong, of the answers called sure', sure.answers, sure.wrong),
    row('Not sure, but named by its group: wrong group', group.answers, group.wrong),
    row('Plants outside the list that get a name', outside.photos, outside.named),
    row('Plants outside the list that are called sure', outside.photos, outside.sure),
    row('Plants outside the list that get the name of a wrong group', outside.photos, outside.group),
    plain('Three photos from three sources together: first name right', threePhotos.fused, 'top1'),
    plain('The same photos one by one: first name right', threePhotos.single, 'top1'),
  ];
}

const plain = (text: string, { photos, ...shares }: Accuracy, which: 'top1' | 'top3') => [
  text,
  String(photos),
  percent(shares[which]),
  '',
];

function strangersTable({ species }: Metrics): string {
  return table([
    ...lookRows(species),
    plain('For comparison, sources that were trained on: first name right', species.sameSources, 'top1'),
    plain('The same: one of three right', species.sameSources, 'top3'),
  ]);
}

function secondTable({ second }: Metrics): string {
  if (!second) return 'Not measured in the last training.';
  const { strangers, sureClasses } = second;
  return [
    table(lookRows(second)),
    '',
    bandsTable(strangers),
    '',
    `May be answered surely: ${sureClasses.map((name) => `\`${name}\``).join(', ')}.`,
  ].join('\n');
}

function bandsTable(strangers: StrangerFigures): string {
  const rows = strangers.bands.map(({ from, to, count, confidence, accuracy }) => [
    `${from.toFixed(1)} to ${to.toFixed(1)}`,
    String(count),
    whole(confidence),
    whole(accuracy),
  ]);
  return [
    table([['Confidence', 'Answers', 'Mean confidence', 'Right'], ...rows]),
    '',
    `Expected calibration error: ${percent(strangers.calibrationError)}.`,
  ].join('\n');
}

function plantTable({ plant }: Metrics): string {
  if (!plant) return 'Not measured in the last training.';
  return [
    table([
      ['Answer', `${plant.plants} plants`, `${plant.others} other things`],
      ['"may not be a plant"', percent(plant.plantsWarned), percent(plant.othersWarned)],
      ['"not a plant"', percent(plant.plantsRefused), percent(plant.othersRefused)],
    ]),
    '',
    `AUROC ${plant.auroc.toFixed(3)}.`,
  ].join('\n');
}

function healthTable({ health }: Metrics): string {
  if (!health) return 'Not measured in the last training.';
  const row = (text: string, { photos, healthy, unsure, stressed }: HealthAnswers) => [
    `${photos} ${text}`,
    whole(healthy),
    whole(unsure),
    whole(stressed),
  ];
  return [
    table([
      ['Photos', '"healthy"', 'nothing said', '"stressed"'],
      row('healthy plants, same source', health.healthyPlants),
      row('wilted plants, same source', health.stressedPlants),
      row('photos of species, other sources', health.otherSources),
    ]),
    '',
    `Without the band in which nothing is said ${percent(health.accuracy)} are right; AUROC ${health.auroc.toFixed(3)}.`,
  ].join('\n');
}

function classesTable({ species: { byClass } }: Metrics): string {
  const rows = Object.entries(byClass).map(([classId, { strangers, sure }]) => [
    classId,
    strangers ? String(strangers.photos) : 'none',
    strangers ? whole(strangers.top1) : '',
    strangers ? whole(strangers.top3) : '',
    sure ? 'yes' : 'no',
  ]);
  return table([['Class', 'Photos of strangers', 'Top-1', 'Top-3', 'May be sure'], ...rows]);
}

function summary({ species, second }: Metrics): string {
  const classes = Object.values(species.byClass);
  const sure = classes.filter((one) => one.sure).length;
  return (
    `${classes.length} classes, learned from ${species.photos} photos of ${species.sources} sources; ` +
    `${sure} of them may be answered surely${second ? ` by the first network alone, ${second.sureClasses.length} by both` : ''}.`
  );
}

const BLOCKS: Record<string, (metrics: Metrics) => string> = {
  summary,
  strangers: strangersTable,
  second: secondTable,
  confidence: ({ species }) => bandsTable(species.strangers),
  plant: plantTable,
  health: healthTable,
  classes: classesTable,
};

/**
 * The model card with what was measured put between its marks, `<!-- figures: NAME -->` and `<!-- end -->`, so that no
 * figure in it is older than the head. Throws when a mark names no figures, or when one of them has no mark.
 */
export function withFigures(card: string, metrics: Metrics): string {
  const missing = new Set(Object.keys(BLOCKS));
  const written = card.replace(/<!-- figures: (\w+) -->[\s\S]*?<!-- end -->/g, (_, name: string) => {
    const block = BLOCKS[name];
    if (!block) throw new Error(`The model card asks for figures that do not exist: ${name}`);
    missing.delete(name);
    return `<!-- figures: ${name} -->\n\n${block(metrics)}\n\n<!-- end -->`;
  });
  if (missing.size > 0) throw new Error(`The model card has no place for: ${[...missing].join(', ')}`);
  return written;
}
