import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { tShell } from '../../languages/shell';
import { classNames } from '../lib/class-names';
import { useHead } from '../seo/head';
import type { Head } from '../seo/page-head';
import { Button } from './button';
import { Drawing, type DrawingSubject } from './drawing';
import styles from './page.module.css';

interface Props {
  /** The heading. */
  title: string;
  /** A sentence below the heading, larger than the text. */
  lead?: ReactNode;
  /** Next to or below the heading: actions on the whole page. */
  actions?: ReactNode;
  /**
   * `text` for short texts, `read` for a long text with headings next to it, `form` for one task at a time, `wide`
   * for lists and grids.
   */
  width?: 'text' | 'read' | 'form' | 'wide';
  /** A drawing next to a form, or below it on a phone. */
  drawing?: DrawingSubject;
  /** A button back to the previous page; a number where that is further back in the history. */
  back?: boolean | number;
  /** Overrides the route table: an article's title, its structured data. */
  head?: Partial<Head>;
  children: ReactNode;
}

/**
 * A page with its heading. After a navigation the heading takes the focus, so that screen readers start there; unless
 * something on the page has it already.
 */
export function Page({ title, lead, actions, width = 'wide', drawing, back, head, children }: Props) {
  const page = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const navigate = useNavigate();
  const arrived = useLocation().key !== 'default';
  useHead(head);

  useEffect(() => {
    if (arrived && !page.current?.contains(document.activeElement))
      heading.current?.focus({ preventScroll: true });
  }, [arrived]);

  const content = (
    <>
      {back && (
        <div className={styles.back}>
          <Button look="quiet" icon="back" onClick={() => void navigate(-Number(back))}>
            {tShell('back')}
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
    </>
  );
  return (
    <div ref={page} className={classNames(styles.page, styles[width])}>
      {drawing ? <Beside drawing={drawing}>{content}</Beside> : content}
    </div>
  );
}

/** A section of a page with its heading; `aside` is a quiet link on the same line, `id` what links lead to. */
export function Section({
  id,
  title,
  aside,
  children,
}: {
  id?: string;
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section id={id} className={styles.section}>
      <div className={styles.heading}>
        <h2>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

const Beside = ({ drawing, children }: { drawing: DrawingSubject; children: ReactNode }) => (
  <>
    <div className={styles.column}>{children}</div>
    <div className={styles.drawing}>
      <Drawing of={drawing} />
    </div>
  </>
);
