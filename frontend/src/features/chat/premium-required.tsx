import { useEffect } from 'react';
import { reportEvent } from '../../shared/analytics/analytics';
import { paths } from '../../shared/paths';
import { useToasts } from '../../shared/toast/toast';
import { chatMessages } from '../../shared/toast/messages/chat';
import { EmptyState } from '../../shared/ui/empty-state';
import { LinkButton } from '../../shared/ui/link-button';
import fern from 'drawn/fern.svg';

interface Props {
  /** Whether the member has conversations of a time with premium; undefined until that is known. */
  hasConversations: boolean | undefined;
}

/** What members without premium see. Those who had it before are not turned away with a toast. */
export function PremiumRequired({ hasConversations }: Props) {
  const { showToast } = useToasts();
  useEffect(() => {
    if (hasConversations === false) showToast(chatMessages.premiumRequired());
  }, [hasConversations, showToast]);
  return (
    <EmptyState
      title="Premium Required"
      drawing={fern}
      actions={
        <LinkButton
          to={paths.premium}
          icon="star"
          onClick={() => reportEvent('premium_upgrade', { source: 'chat' })}
        >
          Upgrade to Premium
        </LinkButton>
      }
    >
      {hasConversations ? (
        <p>Your conversations are all kept: you find them below. With Premium you go on where you stopped.</p>
      ) : (
        <p>The expert knows your plants: when you last watered them, what is due, and what may be wrong.</p>
      )}
    </EmptyState>
  );
}
