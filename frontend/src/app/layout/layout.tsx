import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { tFrame } from '../../languages/frame';
import { useSession } from '../../entities/account/use-account';
import { forgetEarlyClick } from '../../shared/lib/early-click';
import { useOnline } from '../../shared/lib/use-online';
import { paths } from '../../shared/paths';
import { Banner } from '../../shared/ui/banner';
import { LinkButton } from '../../shared/ui/link-button';
import { useSomethingWaits } from '../../shared/offline/something-waits';
import { LateWaiting } from './late-waiting';
import { preloadLinked } from '../preload';
import { BelowPage } from './below-page';
import { Footer } from './footer';
import { Header } from './header';
import { TabBar } from './tab-bar';
import styles from './layout.module.css';

interface Props {
  /** Without header and tab bar: the landing page has its own navigation. */
  bare?: boolean;
  /** Without the footer as well: a screen for one task. */
  alone?: boolean;
  children: ReactNode;
}

/** The layout of every page. */
export function Layout({ bare, alone, children }: Props) {
  const { account, isLoading } = useSession();
  const isOnline = useOnline();
  // Then the line of what waits says it as well.
  const waits = useSomethingWaits();
  const isHome = /^\/(home\/?)?$/i.test(useLocation().pathname);

  return (
    <div
      className={styles.layout}
      onClickCapture={forgetEarlyClick}
      onPointerOver={preloadLinked}
      onFocus={preloadLinked}
    >
      <a className={styles.skip} href="#content">
        {tFrame('skip')}
      </a>
      {!bare && !alone && <Header account={account} isLoading={isLoading} />}
      <div className={styles.notice} role="status">
        {!isOnline && !alone && (
          <Banner kind="offline" title={tFrame('offline')}>
            {tFrame('offlineText')}
          </Banner>
        )}
        {!isOnline && alone && !waits && <p className={styles.line}>{tFrame('offlineLine')}</p>}
        {account && <LateWaiting owner={account.id} isAlone={alone} />}
      </div>
      {account?.easyView && !alone && (
        <nav className={styles.notice} aria-label={tFrame('easyView')}>
          <LinkButton to={paths.home} icon="back" look="secondary" wide>
            {tFrame('backToEasy')}
          </LinkButton>
        </nav>
      )}
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {!alone && (
        <>
          <BelowPage isInView={isHome && !bare} />
          <Footer />
        </>
      )}
      {!bare && !alone && account && <TabBar />}
    </div>
  );
}
