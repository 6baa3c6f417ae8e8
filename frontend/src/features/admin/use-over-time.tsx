import { useState } from 'react';
import { tAdmin } from '../../languages/admin';
import { tAdminToasts } from '../../languages/adminToasts';
import { tCharts } from '../../languages/charts';
import { useGetChartsQuery } from '../../shared/api/admin';
import type { DayFiguresDto } from '../../shared/api/api';
import { useFailedToast } from '../../shared/toast/use-failed-toast';
import { Chips } from '../../shared/ui/chips';
import { Failed } from '../../shared/ui/failed';
import { Skeleton } from '../../shared/ui/skeleton';
import { count, money } from './chart-figures';
import styles from './charts.module.css';
import { DayChart, type Measure } from './day-chart';

const spans = () =>
  [
    { value: '30', label: tCharts('days', { number: 30 }) },
    { value: '90', label: tCharts('days', { number: 90 }) },
  ] as const;

const total = (of: (day: DayFiguresDto) => number) => (days: DayFiguresDto[]) =>
  days.reduce((sum, day) => sum + of(day), 0);

/** The mean of all answers: that of a day counts as often as there were answers. */
function meanResponseTime(days: DayFiguresDto[]): number {
  const calls = total(({ aiCalls }) => aiCalls)(days);
  const time = total(({ aiCalls, aiResponseTime }) => aiCalls * (aiResponseTime ?? 0))(days);
  return calls ? Math.round(time / calls) : 0;
}

const ms = (figure: number) => tCharts('ms', { time: figure });
const inAll = (of: (day: DayFiguresDto) => number) => (days: DayFiguresDto[]) =>
  tCharts('inAll', { sum: total(of)(days) });

const measures = (): Measure[] => [
  {
    title: tCharts('signUps'),
    lines: [{ member: 'signUps', label: tCharts('signUps') }],
    say: count,
    sum: inAll(({ signUps }) => signUps),
  },
  {
    title: tCharts('identifications'),
    lines: [{ member: 'identifications', label: tCharts('identifications') }],
    say: count,
    sum: inAll(({ identifications }) => identifications),
  },
  {
    title: tCharts('responseTimeOfAi'),
    lines: [{ member: 'aiResponseTime', label: tCharts('responseTime') }],
    say: ms,
    sum: (days) => tCharts('onAverage', { time: ms(meanResponseTime(days)) }),
    isLine: true,
  },
  {
    title: tCharts('costOfAi'),
    lines: [{ member: 'costUsd', label: tCharts('cost') }],
    say: money,
    sum: (days) => tCharts('inAll', { sum: money(total(({ costUsd }) => costUsd)(days)) }),
    isMoney: true,
  },
  {
    title: tCharts('tokens'),
    lines: [
      { member: 'inputTokens', label: tCharts('read') },
      { member: 'outputTokens', label: tCharts('written') },
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
      <Chips label={tCharts('time')} options={spans()} value={span} onChange={setSpan} />
      {error && <Failed title={tAdminToasts('notLoaded')} isBusy={isFetching} onRetry={refetch} />}
      {!data && !error && <Skeleton shape="picture" label={tAdmin('loadingCharts')} />}
      {data && !error && (
        <div className={styles.charts}>
          {measures().map((measure) => (
            <DayChart key={measure.title} {...measure} days={data} />
          ))}
        </div>
      )}
    </>
  );
}
