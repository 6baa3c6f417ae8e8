import { tAdminLists } from '../../languages/adminLists';
import { useMarkContactMessageMutation, useMessagesPageQuery } from '../../shared/api/admin';
import type { ReceivedMessageDto } from '../../shared/api/api';
import { dayOf } from '../../shared/lib/day-of';
import { adminMessages } from '../../shared/toast/messages/admin';
import { useReport } from '../../shared/toast/use-report';
import { Badge } from '../../shared/ui/badge';
import { Button } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { LinkButton } from '../../shared/ui/link-button';
import { PagedList } from '../../shared/ui/paged-list';
import styles from './admin.module.css';

const PAGE = 20;

/** What people wrote to the team, and whether it is answered. */
export const Messages = () => (
  <PagedList<ReceivedMessageDto>
    usePage={useMessagesPageQuery}
    limit={PAGE}
    label={tAdminLists('messages')}
    empty={<p>{tAdminLists('nobodyWrote')}</p>}
  >
    {(messages) => (
      <ul role="list" className={styles.list}>
        {messages.map((message) => (
          <li key={message.id}>
            <Message {...message} />
          </li>
        ))}
      </ul>
    )}
  </PagedList>
);

function Message({ id, name, email, subject, message, isMember, createdAt, answeredAt }: ReceivedMessageDto) {
  const [mark, { isLoading }] = useMarkContactMessageMutation();
  const report = useReport();
  const press = () =>
    report(mark({ id, letterAnsweredDto: { isAnswered: !answeredAt } }).unwrap(), adminMessages.marked);
  return (
    <Card title={subject} note={`${name}, ${email}, ${dayOf(createdAt)}`}>
      <div className={styles.badges}>
        <Badge>{tAdminLists(isMember ? 'member' : 'visitor')}</Badge>
        <Badge tone={answeredAt ? 'leaf' : 'ochre'} icon={answeredAt ? 'check' : 'mail'}>
          {tAdminLists(answeredAt ? 'answered' : 'waits')}
        </Badge>
      </div>
      <p className={styles.text}>{message}</p>
      <div className={styles.actions}>
        <LinkButton to={replyTo(email, subject)} look="secondary" icon="mail">
          {tAdminLists('reply')}
        </LinkButton>
        <Button look="quiet" icon="check" busy={isLoading} onClick={() => void press()}>
          {tAdminLists(answeredAt ? 'notAnswered' : 'markAnswered')}
        </Button>
      </div>
    </Card>
  );
}

/** A link that begins a mail. The address is what a stranger typed, so nothing but a person and a subject goes into it. */
const replyTo = (email: string, subject: string) => {
  const reply = tAdminLists('replySubject', { subject });
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(reply)}`;
};
