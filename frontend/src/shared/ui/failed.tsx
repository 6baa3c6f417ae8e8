import type { ReactNode } from 'react';
import { tShell } from '../../languages/shell';
import { useOnline } from '../lib/use-online';
import { Banner } from './banner';
import { Button } from './button';

interface Props {
  /** What failed: "We couldn’t load the journal". */
  title: string;
  /** What is safe nevertheless. */
  children?: ReactNode;
  isBusy: boolean;
  onRetry: () => unknown;
}

/** Replaces what could not be loaded: says so, says what is safe, and offers to try again. */
export function Failed({ title, children, isBusy, onRetry }: Props) {
  const isOnline = useOnline();
  return (
    <Banner
      kind={isOnline ? 'danger' : 'offline'}
      title={title}
      announce
      action={
        <Button look="secondary" icon="refresh" busy={isBusy} onClick={() => void onRetry()}>
          {tShell('tryAgain')}
        </Button>
      }
    >
      {children} {tShell(isOnline ? 'tryInAMoment' : 'checkConnection')}
    </Banner>
  );
}
