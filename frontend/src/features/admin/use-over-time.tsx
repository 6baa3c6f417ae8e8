import { useState } from 'react';
import { useGetChartsQuery } from '../../shared/api/admin';
import type { DayFiguresDto } from '../../shared/api/api';
import { useFailedToast } from '../../shared/toast/use-failed-toast';
import { Chips } from '../../shared/ui/chips';
import { Failed } from '../../shared/ui/failed';
import { Skeleton } from '../../shared/ui/skeleton';
import styles from './charts.module.css';
import { DayChart, type Measure } from './day-chart';

const SPANS = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
] as const;

const whole = new Intl.NumberFormat('en-GB');
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const total = (of: (day: DayFiguresDto) => number) => (days: DayFiguresDto[]) =>
  days.reduce((sum, day) => sum + of(day), 0);

/** The mean of all answers: that of a day counts as often as there were answers. */
function meanResponseTime(days: DayFiguresDto[]): number {
  const calls = total(({ aiCalls }) => aiCalls)(days);
  const time = total(({ aiCalls, aiResponseTime }) => aiCalls * (aiResponseTime ?? 0))(days);
  return calls ? Math.round(time / calls) : 0;
}

const count = (figure: number) => whole.format(figure);
const ms = (figure: number) => `${whole.format(figure)} ms`;
const inAll = (of: (day: DayFiguresDto) => number) => (days: DayFiguresDto[]) =>
  `${count(total(of)(days))} in all`;

const MEASURES: Measure[] = [
  {
    title: 'Sign-ups',
    lines: [{ member: 'signUps', label: 'Sign-ups' }],
    say: count,
    sum: inAll(({ signUps }) => signUps),
  },
  {
    title: 'Identifications',
    lines: [{ member: 'identifications', label: 'Identifications' }],
    say: count,
    sum: inAll(({ identifications }) => identifications),
  },
  {
    title: 'AI response time',
    lines: [{ member: 'aiResponseTime', label: 'Response time' }],
    say: ms,
    sum: (days) => `${ms(meanResponseTime(days))} on average`,
    isLine: true,
  },
  {
    title: 'AI cost',
    lines: [{ member: 'costUsd', label: 'Cost' }],
    say: (figure) => dollars.format(figure),
    sum: (days) => `${dollars.format(total(({ costUsd }) => costUsd)(days))} in all`,
  },
  {
    title: 'AI tokens',
    lines: [
      { member: 'inputTokens', label: 'Read' },
      { member: 'outputTokens', label: 'Written' },
    ],
    say: count,
    sum: inAll(({ inputTokens, outputTokens }) => inputTokens + outputTokens),
  },
];

/** How much was used on each of the last days (UTC), in charts, and in tables for those who prefer them. */
export function UseOverTime() {
  const [span, setSpan] = useState<'30' | '90'>('30');
  const { data, error, isFetching, refetch } = useGetChartsQuery(
    { days: Number(span) as 30 | 90 },
    { refetchOnMountOrArgChange: true },
  );
  useFailedToast(Boolean(error));
  return (
    <>
      <Chips label="Time" options={SPANS} value={span} onChange={setSpan} />
      {error && <Failed title="Failed to load admin data" isBusy={isFetching} onRetry={refetch} />}
      {!data && !error && <Skeleton shape="picture" label="Loading the charts" />}
      {data && !error && (
        <div className={styles.charts}>
          {MEASURES.map((measure) => (
            <DayChart key={measure.title} {...measure} days={data} />
          ))}
        </div>
      )}
    </>
  );
}
