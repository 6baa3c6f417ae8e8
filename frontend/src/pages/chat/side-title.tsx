import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { PremiumBadge } from '../../entities/account/premium-badge';
import { tChat } from '../../languages/chat';
import styles from './expert.module.css';

/** The title of the page, at the side. As on other pages, the focus begins there after a navigation. */
export function SideTitle() {
  const heading = useRef<HTMLHeadingElement>(null);
  const [arrived] = useState(useLocation().key !== 'default');
  useEffect(() => {
    const main = heading.current?.closest('main');
    if (arrived && !main?.contains(document.activeElement)) heading.current?.focus({ preventScroll: true });
  }, [arrived]);
  return (
    <header className={styles.title}>
      <h1 ref={heading} tabIndex={-1}>
        {tChat('title')}
      </h1>
      <PremiumBadge />
    </header>
  );
}
