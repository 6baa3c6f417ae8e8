import failed from 'drawn/failed.svg';
import { useEffect, useRef, type ReactNode } from 'react';
import { tFrame } from '../../languages/frame';
import { tIdentify } from '../../languages/identify';
import { tShell } from '../../languages/shell';
import type { ApiError } from '../../shared/api/api';
import { paths } from '../../shared/paths';
import { Button } from '../../shared/ui/button';
import { Drawing } from '../../shared/ui/drawing';
import { LinkButton } from '../../shared/ui/link-button';
import { explainFailure } from './failure';
import styles from './failure-panel.module.css';

interface Props {
  error: ApiError;
  onRetry: () => void;
  /** There is no connection, so trying again is pointless for now. */
  isOffline: boolean;
  isBusy?: boolean;
  /** Another photo, where this one cannot be used and nothing on the page takes one. */
  another?: ReactNode;
}

/** Why there is no answer, what is safe, and what to do. It scrolls to the middle, above the toast. */
export function FailurePanel({ error, onRetry, isOffline, isBusy, another }: Props) {
  const { title, text, nextStep } = explainFailure(error);
  const panel = useRef<HTMLDivElement>(null);
  // scrollIntoView returns a promise in some browsers, which React would take for a clean-up function.
  useEffect(() => void panel.current?.scrollIntoView({ block: 'center', behavior: 'smooth' }), [error]);

  return (
    <div ref={panel} className={styles.panel} role="alert">
      <div className={styles.drawing}>
        <Drawing of={failed} />
      </div>
      <div className={styles.words}>
        <h2 className={styles.title} tabIndex={-1}>
          {title}
        </h2>
        <p>{text}</p>
        <div className={styles.actions}>
          {nextStep === 'again' && (
            <Button icon="refresh" disabled={isOffline} busy={isBusy} onClick={onRetry}>
              {tShell('tryAgain')}
            </Button>
          )}
          {nextStep === 'other-photo' && another}
          {nextStep === 'sign-in' && <LinkButton to={paths.login}>{tFrame('login')}</LinkButton>}
          {nextStep === 'upgrade' && <LinkButton to={paths.premium}>{tIdentify('upgrade')}</LinkButton>}
          {nextStep === 'history' && (
            <LinkButton to={paths.identifications}>{tIdentify('yourIdentifications')}</LinkButton>
          )}
        </div>
      </div>
    </div>
  );
}
