import { DAY_MS } from '../../../kernel/durations.js';

/** What happened on a day (UTC). */
export interface DayFigures {
  /** Such as 2026-11-22. */
  day: string;
  signUps: number;
  identifications: number;
  /** Answers of AI providers, the built-in ones included. */
  aiCalls: number;
  /** Milliseconds, on average; null on a day without answers. */
  aiResponseTime: number | null;
  /** Of all calls, also of those that failed or were stopped. */
  inputTokens: number;
  outputTokens: number;
  /** US dollars, of all calls whose price is known. */
  costUsd: number;
}

interface Counted {
  signUps: { day: string; count: number }[];
  identifications: { day: string; count: number }[];
  ai: {
    day: string;
    aiCalls: number;
    responseTime: number | null;
    inputTokens: number;
    outputTokens: number;
    costMicros: number;
  }[];
}

const MICROS = 1_000_000;

/** The beginning of the first of so many days (UTC), of which today is the last. */
export const firstOf = (days: number, now: Date): Date =>
  new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS - (days - 1) * DAY_MS);

/** Every one of the days since the first, oldest first; what was not counted on a day is zero. */
export function composeDays(
  days: number,
  now: Date,
  { signUps, identifications, ai }: Counted,
): DayFigures[] {
  const countOf = (counted: { day: string; count: number }[]) =>
    new Map(counted.map((one) => [one.day, one.count]));
  const [signUpsOf, identificationsOf] = [countOf(signUps), countOf(identifications)];
  const aiOf = new Map(ai.map((one) => [one.day, one]));
  const first = firstOf(days, now).getTime();
  return Array.from({ length: days }, (_, number) => {
    const day = new Date(first + number * DAY_MS).toISOString().slice(0, 10);
    const of = aiOf.get(day);
    return {
      day,
      signUps: signUpsOf.get(day) ?? 0,
      identifications: identificationsOf.get(day) ?? 0,
      aiCalls: of?.aiCalls ?? 0,
      aiResponseTime: of?.responseTime == null ? null : Math.round(of.responseTime),
      inputTokens: of?.inputTokens ?? 0,
      outputTokens: of?.outputTokens ?? 0,
      costUsd: (of?.costMicros ?? 0) / MICROS,
    };
  });
}
