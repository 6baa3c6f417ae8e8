import { Bar, CartesianGrid, ComposedChart, Line, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import { tCharts } from '../../languages/charts';
import { perLanguage } from '../../languages/language';
import type { DayFiguresDto } from '../../shared/api/api';
import { stepOf } from './chart-figures';
import styles from './charts.module.css';

/** A figure of each day, and how it is said. */
export interface Measure {
  title: string;
  lines: { member: Exclude<keyof DayFiguresDto, 'day'>; label: string }[];
  /** A figure of a day in words. */
  say: (figure: number) => string;
  /** All days in a few words. */
  sum: (days: DayFiguresDto[]) => string;
  /** For what is not a number of things, such as a duration. */
  isLine?: boolean;
  /** For what is not counted in whole numbers. */
  isMoney?: boolean;
}

interface Props extends Measure {
  days: DayFiguresDto[];
}

const COLOURS = ['var(--leaf)', 'var(--terracotta)'];
const TICK = { fill: 'var(--ink-soft)', fontSize: 16 };
const format = perLanguage(
  ({ locale }) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }),
);
const dayName = (day: string) => format().format(new Date(day));
/** Room for labels such as 0.00125. */
const WIDTH = { usual: 56, ofSmall: 80 };
const SMALL = 0.1;

/** A chart of days. Screen readers, and who wants exact figures, get the table below it. */
export function DayChart({ title, lines, say, sum, isLine, isMoney, days }: Props) {
  const most = Math.max(...days.flatMap((day) => lines.map(({ member }) => day[member] ?? 0)));
  return (
    <figure className={styles.figure}>
      <figcaption>
        <h3>{title}</h3>
        <p>{sum(days)}</p>
      </figcaption>
      <div className={styles.chart} aria-hidden="true">
        <ResponsiveContainer width="100%" height="100%">
          <ComposedChart
            data={days}
            accessibilityLayer={false}
            margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
          >
            <CartesianGrid vertical={false} stroke="var(--line)" />
            <XAxis
              dataKey="day"
              tickFormatter={dayName}
              tick={TICK}
              minTickGap={32}
              stroke="var(--line-strong)"
            />
            <YAxis
              width={most > 0 && most < SMALL ? WIDTH.ofSmall : WIDTH.usual}
              tick={TICK}
              tickFormatter={stepOf}
              allowDecimals={Boolean(isMoney)}
              stroke="var(--line-strong)"
            />
            {lines.map(({ member }, place) =>
              isLine ? (
                <Line
                  key={member}
                  dataKey={member}
                  stroke={COLOURS[place]}
                  strokeWidth={3}
                  dot={{ r: 3, fill: COLOURS[place] }}
                  connectNulls
                  isAnimationActive={false}
                />
              ) : (
                <Bar
                  key={member}
                  dataKey={member}
                  stackId="all"
                  fill={COLOURS[place]}
                  isAnimationActive={false}
                />
              ),
            )}
          </ComposedChart>
        </ResponsiveContainer>
      </div>
      {lines.length > 1 && (
        <ul role="list" className={styles.legend} aria-hidden="true">
          {lines.map(({ member, label }) => (
            <li key={member}>{label}</li>
          ))}
        </ul>
      )}
      <details>
        <summary>{tCharts('asTable', { title })}</summary>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{tCharts('day')}</th>
              {lines.map(({ member, label }) => (
                <th key={member} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map((day) => (
              <tr key={day.day}>
                <th scope="row">{dayName(day.day)}</th>
                {lines.map(({ member }) => (
                  <td key={member}>{day[member] === null ? '–' : say(day[member])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
