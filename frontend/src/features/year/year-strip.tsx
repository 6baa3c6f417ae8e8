import { useUnits } from '../../entities/account/use-units';
import { tYear } from '../../languages/year';
import { useGetPlantYearQuery, type PlantYearDto } from '../../shared/api/year';
import { classNames } from '../../shared/lib/class-names';
import { Banner } from '../../shared/ui/banner';
import { Failed } from '../../shared/ui/failed';
import { Icon } from '../../shared/ui/icon';
import { Section } from '../../shared/ui/page';
import { monthNames, monthsWords, YEAR_PARTS, type YearPart } from './year-words';
import styles from './year.module.css';

interface Props {
  plantId: string;
  /** The gardener's day. */
  today: string;
}

/** Twelve months of a plant: in which of them it is fed, repotted and pruned, flowers and rests, and what is to be known of the cold. */
export const YearStrip = (props: Props) => (
  <Section title={tYear('title')}>
    <Strip {...props} />
  </Section>
);

/** The months of a part; an answer that this device keeps from before may lack some. */
const monthsOf = (year: Partial<PlantYearDto>, part: YearPart) => year[part] ?? [];

/** Months of flower, of rest and of shelter are shown only where we know them. */
const partsOf = (year: PlantYearDto) =>
  (Object.keys(YEAR_PARTS) as YearPart[]).filter(
    (part) => monthsOf(year, part).length > 0 || YEAR_PARTS[part].none !== null,
  );

function Strip({ plantId, today }: Props) {
  const { currentData: year, error, isFetching, refetch } = useGetPlantYearQuery({ id: plantId });
  const inUnits = useUnits();
  const now = Number(today.slice(5, 7));
  if (error) return <Failed title={tYear('notLoaded')} isBusy={isFetching} onRetry={refetch} />;
  if (!year) return null;
  return (
    <div className={styles.strip}>
      {year.coldNote && (
        <div className={styles.note}>
          <Banner>{inUnits(year.coldNote)}</Banner>
        </div>
      )}
      <dl className={styles.rows}>
        {partsOf(year).map((part) => (
          <div key={part} className={styles[part]}>
            <dt>
              <Icon name={YEAR_PARTS[part].icon} size="small" />
              {YEAR_PARTS[part].name()}
            </dt>
            <dd>{monthsWords(monthsOf(year, part)) || YEAR_PARTS[part].none?.()}</dd>
            <dd className={styles.months} aria-hidden="true">
              {monthNames().map((name, at) => (
                <span key={name} className={classNames(monthsOf(year, part).includes(at + 1) && styles.on)} />
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.letters} aria-hidden="true">
        {monthNames().map((name, at) => (
          <span key={name} className={classNames(at + 1 === now && styles.now)}>
            {name.charAt(0).toUpperCase()}
          </span>
        ))}
      </div>
    </div>
  );
}
