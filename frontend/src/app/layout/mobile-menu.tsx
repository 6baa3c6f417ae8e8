import { useRef, useState } from 'react';
import { tFrame } from '../../languages/frame';
import type { Account } from '../../shared/api/api';
import { paths } from '../../shared/paths';
import { Button } from '../../shared/ui/button';
import { Icon } from '../../shared/ui/icon';
import { Late } from '../../shared/ui/late';
import { LinkButton } from '../../shared/ui/link-button';
import { SecondaryLinks } from './nav-links';
import styles from './mobile-menu.module.css';

const loadSettings = () =>
  import('../../features/display/display-settings').then(({ DisplaySettings }) => DisplaySettings);
const NO_PROPS = {};

interface Props {
  account: Account | null;
  logout: () => void;
}

/** The menu on a phone: the secondary pages, display settings, and Login or Logout. Closes after a choice. */
export function MobileMenu({ account, logout }: Props) {
  const [isOpen, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  // What had the focus goes with the menu.
  const closeByKey = () => (close(), toggle.current?.focus());

  return (
    <div className={styles.menu} onKeyDown={(event) => event.key === 'Escape' && closeByKey()}>
      <button
        ref={toggle}
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls="menu"
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name={isOpen ? 'cross' : 'menu'} />
        {tFrame('menu')}
      </button>
      {isOpen && (
        <div id="menu" className={styles.panel}>
          <nav aria-label={tFrame('more')}>
            <SecondaryLinks account={account} stacked onPick={close} />
          </nav>
          <Late load={loadSettings} of={NO_PROPS} className={styles.settings} />
          {account ? (
            <Button look="secondary" icon="logout" wide onClick={() => (close(), logout())}>
              {tFrame('logout')}
            </Button>
          ) : (
            <LinkButton to={paths.login} icon="login" wide onClick={close}>
              {tFrame('login')}
            </LinkButton>
          )}
        </div>
      )}
    </div>
  );
}
