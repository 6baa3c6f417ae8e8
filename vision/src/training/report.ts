import type { Accuracy, LookFigures, Share, SpeciesFigures, StrangerFigures } from './figures.js';

const percent = (share: number) => `${(100 * share).toFixed(1)} %`.padStart(8);
const interval = ({ share, low, high }: Share) =>
  `${percent(share)}  (95 %: ${(100 * low).toFixed(1)} to ${(100 * high).toFixed(1)})`;

function line(text: string, value: string): void {
  console.log(`  ${text.padEnd(44)} ${value}`);
}

/** Prints how photos of strangers are answered. */
function showStrangers(figures: StrangerFigures): void {
  const { sure, group, outside, bands } = figures;
  line(`${figures.photos} photos of ${figures.classes} plants: first name right`, interval(figures.top1));
  line('one of the first three right', interval(figures.top3));
  line('named at all', interval(figures.named));
  line('named at all, of those rightly named', interval(figures.rightNamed));
  line(`${sure.answers} sure answers, of these wrong`, interval(sure.wrong));
  line(`${group.answers} named by their group, of these wrong`, interval(group.wrong));
  line(`${outside.photos} photos of other plants: named`, interval(outside.named));
  line('called sure', interval(outside.sure));
  line('named by a wrong group', interval(outside.group));
  line('expected calibration error', percent(figures.calibrationError));
  console.log('  confidence   answers   mean confidence   right');
  for (const { from, to, count, confidence, accuracy } of bands) {
    const range = `${from.toFixed(1)} to ${to.toFixed(1)}`;
    console.log(
      `  ${range}   ${String(count).padStart(7)}   ${percent(confidence).padStart(15)}${percent(accuracy)}`,
    );
  }
}

const both = ({ top1, top3 }: Accuracy) => `${percent(top1)}${percent(top3)}`;

/** Prints how photos of sources left out are answered. */
export function showLooks(title: string, { strangers, indoor, threePhotos }: LookFigures): void {
  console.log(`\n${title}: a stranger’s photos (whole sources left out, at most twelve photos of a class)`);
  showStrangers(strangers);
  if (indoor) {
    line(`${indoor.photos} of house plants and succulents: first`, interval(indoor.top1));
    line('among three', interval(indoor.top3));
  }
  line('three photos of three sources fused', both(threePhotos.fused));
  line('the same photos one by one', both(threePhotos.single));
}

/** Prints everything about a species head. */
export function showSpecies(figures: SpeciesFigures): void {
  showLooks('The first network', figures);
  line(`${figures.sameSources.photos} photos of sources trained on`, both(figures.sameSources));
}

/** Prints accuracy by name, the least accurate first. */
export function showTable(title: string, rows: Record<string, Accuracy>): void {
  console.log(`  ${title.padEnd(30)} photos   top-1    top-3`);
  for (const [name, { photos, top1, top3 }] of Object.entries(rows).sort(([, a], [, b]) => a.top1 - b.top1)) {
    console.log(`  ${name.padEnd(30)} ${String(photos).padStart(6)}${percent(top1)}${percent(top3)}`);
  }
}
