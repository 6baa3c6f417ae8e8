import { lazy, Suspense, useState } from 'react';
import { tFrame } from '../../languages/frame';
import { withTexts } from '../../languages/texts';
import type { Account } from '../../shared/api/api';
import { paths } from '../../shared/paths';
import { Button } from '../../shared/ui/button';
import { Icon } from '../../shared/ui/icon';
import { LinkButton } from '../../shared/ui/link-button';
import { SecondaryLinks } from './nav-links';
import styles from './mobile-menu.module.css';

const DisplaySettings = lazy(async () => ({
  default: (await withTexts(import('../../features/display/display-settings'))).DisplaySettings,
}));

interface Props {
  account: Account | null;
  logout: () => void;
}

/** The menu on a phone: the secondary pages, display settings, and Login or Logout. Closes after a choice. */
export function MobileMenu({ account, logout }: Props) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <div className={styles.menu} onKeyDown={(event) => event.key === 'Escape' && close()}>
      <button
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
          <Suspense fallback={<div className={styles.settings} />}>
            <DisplaySettings />
          </Suspense>
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
