import { texts } from '../../../kernel/languages/texts.js';
import { asksForGloves, propagationOf } from './propagation.js';
import type { Propagation } from './propagation.js';

const tPropagation = texts('propagation');

/** A way to multiply a plant, in words. */
export interface PropagationWay {
  /** Within a sentence: "cuttings in water". */
  way: string;
  /** Its steps, as whole sentences. */
  how: string;
}

const WORDS: Record<Propagation, () => PropagationWay> = {
  waterCuttings: () => ({ way: tPropagation('waterCuttings'), how: tPropagation('waterCuttingsHow') }),
  plantlets: () => ({ way: tPropagation('plantlets'), how: tPropagation('plantletsHow') }),
  division: () => ({ way: tPropagation('division'), how: tPropagation('divisionHow') }),
  lateDivision: () => ({ way: tPropagation('lateDivision'), how: tPropagation('lateDivisionHow') }),
  offsets: () => ({ way: tPropagation('offsets'), how: tPropagation('offsetsHow') }),
  dryCuttings: () => ({ way: tPropagation('dryCuttings'), how: tPropagation('dryCuttingsHow') }),
  succulentLeaves: () => ({ way: tPropagation('succulentLeaves'), how: tPropagation('succulentLeavesHow') }),
  strands: () => ({ way: tPropagation('strands'), how: tPropagation('strandsHow') }),
  leafCuttings: () => ({ way: tPropagation('leafCuttings'), how: tPropagation('leafCuttingsHow') }),
  leafPieces: () => ({ way: tPropagation('leafPieces'), how: tPropagation('leafPiecesHow') }),
  tipCuttings: () => ({ way: tPropagation('tipCuttings'), how: tPropagation('tipCuttingsHow') }),
  airLayering: () => ({ way: tPropagation('airLayering'), how: tPropagation('airLayeringHow') }),
  summerCuttings: () => ({ way: tPropagation('summerCuttings'), how: tPropagation('summerCuttingsHow') }),
  winterCuttings: () => ({ way: tPropagation('winterCuttings'), how: tPropagation('winterCuttingsHow') }),
  layering: () => ({ way: tPropagation('layering'), how: tPropagation('layeringHow') }),
  suckers: () => ({ way: tPropagation('suckers'), how: tPropagation('suckersHow') }),
  bulbs: () => ({ way: tPropagation('bulbs'), how: tPropagation('bulbsHow') }),
  tubers: () => ({ way: tPropagation('tubers'), how: tPropagation('tubersHow') }),
  cloves: () => ({ way: tPropagation('cloves'), how: tPropagation('clovesHow') }),
  stone: () => ({ way: tPropagation('stone'), how: tPropagation('stoneHow') }),
  seed: () => ({ way: tPropagation('seed'), how: tPropagation('seedHow') }),
  slowSeed: () => ({ way: tPropagation('slowSeed'), how: tPropagation('slowSeedHow') }),
  spores: () => ({ way: tPropagation('spores'), how: tPropagation('sporesHow') }),
  grafted: () => ({ way: tPropagation('grafted'), how: tPropagation('graftedHow') }),
};

/** The one or two ways to multiply a plant of the library, the best one first, with a word about gloves; none where we do not know. */
export const propagationInWords = (slug: string): PropagationWay[] =>
  propagationOf(slug).map((name, at) => {
    const { way, how } = WORDS[name]();
    return { way, how: at === 0 && asksForGloves(slug) ? `${tPropagation('gloves')} ${how}` : how };
  });
