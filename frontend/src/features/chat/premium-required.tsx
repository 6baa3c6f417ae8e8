import { useEffect } from 'react';
import { reportEvent } from '../../shared/analytics/analytics';
import { paths } from '../../shared/paths';
import { useToasts } from '../../shared/toast/toast';
import { chatMessages } from '../../shared/toast/messages/chat';
import { EmptyState } from '../../shared/ui/empty-state';
import { LinkButton } from '../../shared/ui/link-button';
import fern from 'drawn/fern.svg';

/** What members without premium see. */
export function PremiumRequired() {
  const { showToast } = useToasts();
  useEffect(() => void showToast(chatMessages.premiumRequired()), [showToast]);
  return (
    <EmptyState
      title="Premium Required"
      drawing={fern}
      actions={
        <LinkButton
          to={paths.premium}
          icon="star"
          onClick={() => reportEvent('premium_upgrade', 'monetization', { source: 'chat' })}
        >
          Upgrade to Premium
        </LinkButton>
      }
    >
      <p>The expert knows your plants: when you last watered them, what is due, and what may be wrong.</p>
    </EmptyState>
  );
}
