import { Link } from 'react-router-dom';
import { tYear } from '../../languages/year';
import { useGetGardenMonthQuery, type GardenMonthDto } from '../../shared/api/year';
import { monthWords } from '../../shared/lib/local-date';
import { paths } from '../../shared/paths';
import { Failed } from '../../shared/ui/failed';
import { Icon } from '../../shared/ui/icon';
import { Section } from '../../shared/ui/page';
import { namedPlants, YEAR_PARTS, type YearPart } from './year-words';
import styles from './year.module.css';

interface Props {
  /** `2026-11` */
  month: string;
  isNow: boolean;
}

/** What a month has for the whole garden, with tips for the season. */
export const MonthOfGarden = ({ month, isNow }: Props) => (
  <Section title={isNow ? tYear('thisMonth') : tYear('inMonth', { month: monthWords(month) })}>
    <Month month={month} />
  </Section>
);

function Month({ month }: Pick<Props, 'month'>) {
  const { currentData, error, isFetching, refetch } = useGetGardenMonthQuery({ month });
  if (error) return <Failed title={tYear('monthNotLoaded')} isBusy={isFetching} onRetry={refetch} />;
  if (!currentData) return null;
  const { tips } = currentData;
  const order = Object.keys(YEAR_PARTS) as YearPart[];
  // A newer server may name parts of the year that this page does not know yet.
  const parts = currentData.parts.filter(({ part }) => order.includes(part));
  return (
    <div className={styles.month}>
      {parts.length > 0 && (
        <ul role="list" className={styles.parts}>
          {parts
            .sort((a, b) => order.indexOf(a.part) - order.indexOf(b.part))
            .map((each) => (
              <Part key={each.part} {...each} />
            ))}
        </ul>
      )}
      {tips.map(({ id, text, source }) => (
        <div key={id} className={styles.tip}>
          <p>{text}</p>
          <p className={styles.source}>
            {tYear('source')} <a href={source.url}>{source.name}</a>
          </p>
        </div>
      ))}
      {parts.length + tips.length === 0 && <p>{tYear('nothing')}</p>}
    </div>
  );
}

function Part({ part, plants }: GardenMonthDto['parts'][number]) {
  const { named, more } = namedPlants({ plants });
  return (
    <li className={styles.part}>
      <Icon name={YEAR_PARTS[part].icon} />
      <p>
        <strong>{YEAR_PARTS[part].now()}:</strong>{' '}
        {named.map(({ id, name }, at) => (
          <span key={id}>
            {at > 0 && ', '}
            <Link to={paths.plant(id)}>{name}</Link>
          </span>
        ))}
        {more > 0 && tYear('andMore', { number: more })}
      </p>
    </li>
  );
}
