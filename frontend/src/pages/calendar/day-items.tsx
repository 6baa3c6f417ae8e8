import { useState } from 'react';
import { Link } from 'react-router-dom';
import { tCalendar } from '../../languages/calendar';
import { careIcon } from '../../entities/care/care-words';
import { classNames } from '../../shared/lib/class-names';
import { paths } from '../../shared/paths';
import { Icon } from '../../shared/ui/icon';
import { stateWords, type Group } from './agenda';
import styles from './calendar.module.css';

interface Props {
  groups: Group[];
  /** How many items of a group are shown before "more" is pressed. */
  atFirst: number;
  /** Shows the reason of each task; the month grid has no room for it. */
  hasReasons?: boolean;
}

/** The items of a day under the heading of their state; each links to its plant. */
export const DayItems = ({ groups, ...rest }: Props) =>
  groups.map((group) => <DayGroup key={group.state} group={group} {...rest} />);

function DayGroup({
  group: { state, items },
  atFirst,
  hasReasons,
}: Omit<Props, 'groups'> & { group: Group }) {
  const [isWhole, setIsWhole] = useState(false);
  // A button that reveals a single item is not worth a press.
  const shown = isWhole || items.length <= atFirst + 1 ? items : items.slice(0, atFirst);
  return (
    <div className={classNames(styles.group, styles[state])}>
      <p className={styles.state}>
        {state === 'done' && <Icon name="check" size="small" />}
        {stateWords(state)}
      </p>
      <ul role="list">
        {shown.map(({ id, plantId, kind, words, reason }) => (
          <li key={id}>
            <Link to={paths.plant(plantId)} className={styles.item}>
              <Icon name={careIcon(kind)} size="small" />
              <span>{words}</span>
            </Link>
            {hasReasons && reason && <p className={styles.reason}>{reason}</p>}
          </li>
        ))}
      </ul>
      {shown.length < items.length && (
        <button type="button" className={styles.more} onClick={() => setIsWhole(true)}>
          {tCalendar('more', { number: items.length - shown.length })}
        </button>
      )}
    </div>
  );
}
