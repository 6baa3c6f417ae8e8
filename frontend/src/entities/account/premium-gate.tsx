import orchid from 'drawn/orchid.svg';
import type { ReactNode } from 'react';
import { paths } from '../../shared/paths';
import { EmptyState } from '../../shared/ui/empty-state';
import { LinkButton } from '../../shared/ui/link-button';
import { useAccount } from './use-account';

interface Props {
  /** What is behind the gate: "AI Plant Expert". */
  title: string;
  /** One sentence about what it does. */
  text: string;
  children: ReactNode;
}

/** Shows its content to premium members, and to everybody else what it is and how to get it. */
export function PremiumGate({ title, text, children }: Props) {
  if (useAccount().isPremium) return children;
  return (
    <EmptyState
      title={`${title} is part of Premium`}
      drawing={orchid}
      actions={
        <LinkButton to={paths.premium} icon="star">
          See Premium
        </LinkButton>
      }
    >
      <p>{text}</p>
    </EmptyState>
  );
}
