import welcome from 'drawn/welcome.svg';
import type { ReactNode } from 'react';
import { EmptyState } from '../../shared/ui/empty-state';

/** For those in whose garden nothing grows yet: one clear next step. */
export const FirstPlant = ({ ways }: { ways: ReactNode }) => (
  <EmptyState title="Begin with one plant" drawing={welcome} actions={ways}>
    <p>Take a photo of it. We say which plant it is, and from then on when it needs you.</p>
  </EmptyState>
);
