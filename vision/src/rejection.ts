import { calibrated, sigmoid, type Platt } from './calibration.js';

/** Cut-offs for the answers that are words instead of numbers; how each was fitted is told in MODEL-CARD.md. */
export interface Thresholds {
  /** Below this probability of being a plant the answer carries a warning. */
  plantWarning: number;
  /** Below this one it says that the photo shows no plant. */
  plantRefusal: number;
  /** Below this probability of being among the known species the answer is "not in our list". */
  known: number;
  /** At or below this probability of stress the plant is called healthy … */
  healthy: number;
  /** … and at or above this one stressed; in between nothing is said. */
  stressed: number;
}

/** How likely a plant is one we know, from two signs: the species head's confidence and its best raw score. */
export interface KnownRule {
  confidence: number;
  score: number;
  offset: number;
}

/** Whether the photos show a plant at all. */
export interface PlantVerdict {
  /** False only when they confidently do not. */
  verdict: boolean;
  /** Calibrated probability that they do. */
  probability: number;
  /** "This may not be a plant": say so, and answer all the same. */
  warning: boolean;
}

/** How the plant looks: stressed means wilted or drooping; no disease is ever named. */
export interface HealthVerdict {
  verdict: 'healthy' | 'stressed' | 'unsure';
  /** Calibrated probability of being stressed. */
  probability: number;
}

/** The plant-or-not answer for a raw score of the plant head. */
export function judgePlant(score: number, platt: Platt, thresholds: Thresholds): PlantVerdict {
  const probability = calibrated(platt, score);
  return {
    verdict: probability >= thresholds.plantRefusal,
    probability,
    warning: probability < thresholds.plantWarning,
  };
}

/** The health answer for a raw score of the health head. */
export function judgeHealth(score: number, platt: Platt, thresholds: Thresholds): HealthVerdict {
  const probability = calibrated(platt, score);
  if (probability >= thresholds.stressed) return { verdict: 'stressed', probability };
  return { verdict: probability <= thresholds.healthy ? 'healthy' : 'unsure', probability };
}

/** Probability that a plant is one of the known species. */
export function knownProbability(confidence: number, score: number, rule: KnownRule): number {
  const clipped = Math.min(1 - 1e-6, Math.max(1e-6, confidence));
  return sigmoid(rule.confidence * Math.log(clipped / (1 - clipped)) + rule.score * score + rule.offset);
}
