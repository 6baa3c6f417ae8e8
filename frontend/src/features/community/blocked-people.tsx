import { tCommunity } from '../../languages/community';
import { useListBlocksQuery, useRemoveBlockMutation } from '../../shared/api/community';
import { communityMessages } from '../../shared/toast/messages/community';
import { useReport } from '../../shared/toast/use-report';
import { Button } from '../../shared/ui/button';
import { Section } from '../../shared/ui/page';
import styles from './community.module.css';

/** The people whom a member has blocked; nothing while there are none. */
export function BlockedPeople() {
  const { data: blocks } = useListBlocksQuery();
  const [remove] = useRemoveBlockMutation();
  const report = useReport();
  if (!blocks?.length) return null;
  return (
    <Section title={tCommunity('blockedPeople')}>
      <ul role="list" className={styles.blocks}>
        {blocks.map(({ id, name }) => (
          <li key={id}>
            <span>{name}</span>
            <Button
              look="secondary"
              onClick={() =>
                void report(remove({ id }).unwrap(), {
                  done: () => communityMessages.unblocked(name),
                  failed: communityMessages.failed,
                })
              }
            >
              {tCommunity('unblock', { name })}
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
