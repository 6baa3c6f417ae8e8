import { useState } from 'react';
import { Link } from 'react-router-dom';
import { careIcon } from '../../entities/care/care-words';
import { classNames } from '../../shared/lib/class-names';
import { paths } from '../../shared/paths';
import { Icon } from '../../shared/ui/icon';
import { STATES, type Group } from './agenda';
import styles from './calendar.module.css';

interface Props {
  groups: Group[];
  /** How many items of a group are shown before "more" is pressed. */
  atFirst: number;
}

/** The items of a day under the heading of their state; each links to its plant. */
export const DayItems = ({ groups, atFirst }: Props) =>
  groups.map((group) => <DayGroup key={group.state} group={group} atFirst={atFirst} />);

function DayGroup({ group: { state, items }, atFirst }: { group: Group; atFirst: number }) {
  const [isWhole, setIsWhole] = useState(false);
  // A button that reveals a single item is not worth a press.
  const shown = isWhole || items.length <= atFirst + 1 ? items : items.slice(0, atFirst);
  return (
    <div className={classNames(styles.group, styles[state])}>
      <p className={styles.state}>
        {state === 'done' && <Icon name="check" size="small" />}
        {STATES[state]}
      </p>
      <ul role="list">
        {shown.map(({ id, plantId, kind, words }) => (
          <li key={id}>
            <Link to={paths.plant(plantId)} className={styles.item}>
              <Icon name={careIcon(kind)} size="small" />
              <span>{words}</span>
            </Link>
          </li>
        ))}
      </ul>
      {shown.length < items.length && (
        <button type="button" className={styles.more} onClick={() => setIsWhole(true)}>
          {items.length - shown.length} more
        </button>
      )}
    </div>
  );
}
