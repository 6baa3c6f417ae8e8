import { encodeLinear, quantised, type LinearJson } from '../linear.js';
import type { Discriminant } from './lda.js';

/** A layer as it is written, with 8-bit weights. */
export const stored = ({ weights, bias }: Discriminant): LinearJson => encodeLinear(quantised(weights, bias));
