import type { ReactNode } from 'react';
import { Banner } from './banner';
import { Button } from './button';

interface Props {
  /** What failed: "We couldn’t load the journal". */
  title: string;
  /** What is safe nevertheless. */
  children?: ReactNode;
  /** Because there is no connection, not because of a fault. */
  isOffline?: boolean;
  isBusy: boolean;
  onRetry: () => unknown;
}

/** Replaces what could not be loaded: says so, says what is safe, and offers to try again. */
export const Failed = ({ title, children, isOffline, isBusy, onRetry }: Props) => (
  <Banner
    kind={isOffline ? 'offline' : 'danger'}
    title={title}
    announce
    action={
      <Button look="secondary" icon="refresh" busy={isBusy} onClick={() => void onRetry()}>
        Try Again
      </Button>
    }
  >
    {children} Please check your connection.
  </Banner>
);
