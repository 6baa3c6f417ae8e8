import { Link } from 'react-router-dom';
import { tFrame } from '../../languages/frame';
import { tHome } from '../../languages/home';
import { EASY_ON } from '../../shared/lib/look';
import { paths } from '../../shared/paths';
import { Icon } from '../../shared/ui/icon';
import type { IconName } from '../../shared/ui/icons';
import styles from './home.module.css';

interface Props {
  onLibrary: () => void;
  /** Called when the library is likely to be opened next. */
  onNearLibrary: () => void;
}

/** Quick actions: the library, care reminders, the identification history, and Easy view. */
export function QuickActions({ onLibrary, onNearLibrary }: Props) {
  return (
    <div className={styles.quick}>
      <button
        type="button"
        className={styles.action}
        onClick={onLibrary}
        onPointerEnter={onNearLibrary}
        onFocus={onNearLibrary}
      >
        <Words icon="book" title={tHome('library')} text={tHome('libraryText')} />
      </button>
      <Link to={paths.garden} className={styles.action}>
        <Words icon="bell" title={tHome('reminders')} text={tHome('remindersText')} />
      </Link>
      <Link to={paths.identifications} className={styles.action}>
        <Words icon="journal" title={tHome('identifications')} text={tHome('identificationsText')} />
      </Link>
      <Link to={paths.easy} state={EASY_ON} className={styles.action}>
        <Words icon="eye" title={tFrame('easyView')} text={tHome('easyText')} />
      </Link>
    </div>
  );
}

const Words = ({ icon, title, text }: { icon: IconName; title: string; text: string }) => (
  <>
    <span className={styles.sign}>
      <Icon name={icon} size="large" />
    </span>
    <span>
      <strong>{title}</strong>
      <br />
      {text}
    </span>
    <Icon name="right" size="small" />
  </>
);
