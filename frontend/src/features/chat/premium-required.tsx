import { useEffect } from 'react';
import { tChat } from '../../languages/chat';
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
      title={tChat('premiumRequired')}
      drawing={fern}
      actions={
        <LinkButton
          to={paths.premium}
          icon="star"
          onClick={() => reportEvent('premium_upgrade', { source: 'chat' })}
        >
          {tChat('upgrade')}
        </LinkButton>
      }
    >
      <p>{tChat(hasConversations ? 'kept' : 'knows')}</p>
    </EmptyState>
  );
}
