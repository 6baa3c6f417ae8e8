import type { Accuracy, Figures } from './figures.js';

const percent = (share: number) => `${(100 * share).toFixed(1)} %`.padStart(8);

/** Prints accuracy, calibration, and accuracy by band of confidence. */
export function showFigures({ photos, top1, top3, calibrationError, bands }: Figures): void {
  console.log(`  photos ${photos}   top-1${percent(top1)}   top-3${percent(top3)}`);
  console.log(`  expected calibration error${percent(calibrationError)}`);
  console.log('  confidence   answers   mean confidence   right');
  for (const band of bands) {
    const range = `${band.from.toFixed(1)} to ${band.to.toFixed(1)}`;
    console.log(
      `  ${range}   ${String(band.count).padStart(7)}   ${percent(band.confidence).padStart(15)}${percent(band.accuracy)}`,
    );
  }
}

/** Prints accuracy by name, the least accurate first. */
export function showTable(title: string, rows: Record<string, Accuracy>): void {
  console.log(`  ${title.padEnd(30)} photos   top-1    top-3`);
  for (const [name, { photos, top1, top3 }] of Object.entries(rows).sort(([, a], [, b]) => a.top1 - b.top1)) {
    console.log(`  ${name.padEnd(30)} ${String(photos).padStart(6)}${percent(top1)}${percent(top3)}`);
  }
}
