import { Link, useLocation } from 'react-router-dom';
import { tFrame } from '../../languages/frame';
import { PremiumBadge } from '../../entities/account/premium-badge';
import { DisplayButton } from '../../features/display/display-button';
import type { Account } from '../../shared/api/api';
import { paths } from '../../shared/paths';
import { Button } from '../../shared/ui/button';
import { LinkButton } from '../../shared/ui/link-button';
import { Logo } from '../../shared/ui/logo';
import { MobileMenu } from './mobile-menu';
import { MainLinks, SecondaryLinks } from './nav-links';
import { logOut } from './log-out';
import styles from './header.module.css';

interface Props {
  account: Account | null;
  isLoading: boolean;
}

/** On a desktop all navigation in two lines; on a phone the logo and a menu. */
export function Header({ account, isLoading }: Props) {
  const { pathname } = useLocation();
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <div className={styles.brand}>
          <Link to={paths.home} className={styles.home} aria-label={tFrame('homeLabel')}>
            <Logo />
          </Link>
          {account?.isPremium && <PremiumBadge />}
        </div>
        <div className={styles.wide}>
          <nav aria-label={tFrame('more')}>
            <SecondaryLinks account={account} />
          </nav>
          <DisplayButton />
          {account && (
            <Button look="secondary" icon="logout" onClick={() => logOut(account.id)}>
              {tFrame('logout')}
            </Button>
          )}
          {!account && !isLoading && (
            <LinkButton to={paths.login} look="secondary" icon="login">
              {tFrame('login')}
            </LinkButton>
          )}
        </div>
        <MobileMenu key={pathname} account={account} logout={() => account && logOut(account.id)} />
      </div>
      {account && (
        <nav className={styles.main} aria-label={tFrame('main')}>
          <MainLinks />
        </nav>
      )}
    </header>
  );
}
