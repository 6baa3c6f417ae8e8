import { calibrated, type Platt } from './calibration.js';

/** Cut-offs for the answers that are words instead of numbers; MODEL-CARD.md says how each was fitted. */
export interface Thresholds {
  /** Below this probability of being a plant the answer carries a warning. */
  plantWarning: number;
  /** Below this one it says that the photo shows no plant. */
  plantRefusal: number;
  /** Below this probability that the best answer is right, it is "not in our list" … */
  known: number;
  /** … and from this one on it is sure, for the classes of which that was shown. */
  sure: number;
  /** At or below this probability of stress the plant is called healthy … */
  healthy: number;
  /** … and at or above this one stressed; in between nothing is said. */
  stressed: number;
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
