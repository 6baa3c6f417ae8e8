import { texts } from '../../../kernel/languages/texts.js';
import { asksForGloves, propagationOf } from './propagation.js';

const tPropagation = texts('propagation');

/** A way to multiply a plant, in words. */
export interface PropagationWay {
  /** Within a sentence: "cuttings in water". */
  way: string;
  /** Its steps, as whole sentences. */
  how: string;
}

/** The one or two ways to multiply a plant of the library, the best one first; none where we do not know. */
export const propagationInWords = (slug: string): PropagationWay[] =>
  propagationOf(slug).map((way) => {
    const how = tPropagation(`${way}How`);
    return { way: tPropagation(way), how: asksForGloves(slug) ? `${tPropagation('gloves')} ${how}` : how };
  });
