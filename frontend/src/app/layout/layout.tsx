import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '../../entities/account/use-account';
import { useOnline } from '../../shared/lib/use-online';
import { Banner } from '../../shared/ui/banner';
import { preloadLinked } from '../preload';
import { BelowPage } from './below-page';
import { Footer } from './footer';
import { Header } from './header';
import { TabBar } from './tab-bar';
import styles from './layout.module.css';

interface Props {
  /** Without header and tab bar: the landing page has its own navigation. */
  bare?: boolean;
  children: ReactNode;
}

/** The layout of every page. */
export function Layout({ bare, children }: Props) {
  const { account, isLoading } = useSession();
  const isOnline = useOnline();
  const isHome = /^\/(home\/?)?$/i.test(useLocation().pathname);

  return (
    <div className={styles.layout} onPointerOver={preloadLinked} onFocus={preloadLinked}>
      <a className={styles.skip} href="#content">
        Skip to the content
      </a>
      {!bare && <Header account={account} isLoading={isLoading} />}
      <div className={styles.notice} role="status">
        {!isOnline && (
          <Banner kind="offline" title="You are offline">
            You see what this device has kept. Changes can be saved once you’re back online.
          </Banner>
        )}
      </div>
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <BelowPage isInView={isHome && !bare} />
      <Footer />
      {!bare && account && <TabBar />}
    </div>
  );
}
