import type { Flower } from '../traits.js';
import type { Bloom } from './bloom.js';
import { bell } from './bell.js';
import { cluster } from './cluster.js';
import { cup } from './cup.js';
import { daisy } from './daisy.js';
import { fruit } from './fruit.js';
import { orchid } from './orchid.js';
import { pea } from './pea.js';
import { rose } from './rose.js';
import { spathe } from './spathe.js';
import { spike } from './spike.js';
import { star } from './star.js';
import { trumpet } from './trumpet.js';

/** The drawing function of each flower. */
export const FLOWER_DRAWINGS: Record<Exclude<Flower, 'none'>, (bloom: Bloom) => void> = {
  daisy,
  cup,
  trumpet,
  bell,
  spike,
  cluster,
  orchid,
  spathe,
  star,
  rose,
  pea,
  fruit,
};
