import type { ReactNode } from 'react';
import { Banner } from './banner';
import { Button } from './button';

interface Props {
  /** What did not come: "We could not load the journal". */
  title: string;
  /** What is safe all the same. */
  children?: ReactNode;
  /** For want of a connection, rather than by a fault. */
  isOffline?: boolean;
  isBusy: boolean;
  onRetry: () => unknown;
}

/** Stands where something could not be loaded: says so, what is safe, and tries again. */
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
