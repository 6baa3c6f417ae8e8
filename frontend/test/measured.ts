import { readFileSync } from 'node:fs';

/** A share from 0 to 1. */
interface Share {
  share: number;
}

interface Look {
  strangers: { photos: number; top1: Share; top3: Share; sure: { wrong: Share } };
}

interface Metrics {
  species: Look & { sameSources: { top1: number }; byClass: Record<string, unknown> };
  second: Look;
}

const { species, second } = JSON.parse(
  readFileSync(`${process.cwd()}/vision/model/metrics.json`, 'utf8'),
) as Metrics;

/** What the training measured of the built-in identifier: as it works on a device, and as it works on a server. */
export const measured = { device: species, server: second };
