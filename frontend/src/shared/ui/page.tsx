import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { classNames } from '../lib/class-names';
import { useHead, type Head } from '../seo/head';
import { Button } from './button';
import styles from './page.module.css';

interface Props {
  /** The heading. */
  title: string;
  /** A sentence under the heading, larger than the text. */
  lead?: ReactNode;
  /** Beside or under the heading: what can be done with the whole page. */
  actions?: ReactNode;
  /** `text` for reading, `form` for one thing at a time, `wide` for lists and grids. */
  width?: 'text' | 'form' | 'wide';
  /** A button back to where the reader came from. */
  back?: boolean;
  /** Where the page knows more than the route table: an article's title, its structured data. */
  head?: Partial<Head>;
  children: ReactNode;
}

/** A page under its heading. After a navigation the heading takes the focus, so that screen readers start there. */
export function Page({ title, lead, actions, width = 'wide', back, head, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const navigate = useNavigate();
  const arrived = useLocation().key !== 'default';
  useHead(head);

  useEffect(() => {
    if (arrived) heading.current?.focus({ preventScroll: true });
  }, [arrived]);

  return (
    <div className={classNames(styles.page, styles[width])}>
      {back && (
        <div className={styles.back}>
          <Button look="quiet" icon="back" onClick={() => void navigate(-1)}>
            Back
          </Button>
        </div>
      )}
      <header className={styles.header}>
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {lead && <div className={styles.lead}>{lead}</div>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  );
}

/** A part of a page under its own heading, with room around it. */
export function Section({
  title,
  aside,
  children,
}: {
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className={styles.section}>
      <div className={styles.header}>
        <h2>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
