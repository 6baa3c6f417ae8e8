import { petal, type Bloom } from './bloom.js';

/** A pea flower: a broad standard behind two wings and a keel. */
export function pea(b: Bloom): void {
  for (const turn of [-0.45, 0.45]) petal(b, 'petal', turn, 1.25, 1.5);
  for (const turn of [-0.3, 0.3]) petal(b, 'petal', turn + 0.1, 0.82, 1.2, true);
  petal({ ...b, inks: ['#fffbf0', '#e4dcc6'] }, 'petal', 0.1, 0.55, 1);
}
