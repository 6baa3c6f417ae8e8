import type { ReportedDto } from '../../shared/api/api';
import {
  useHideCommentMutation,
  useHidePostMutation,
  useListReportedQuery,
  useShowCommentMutation,
  useShowPostMutation,
} from '../../shared/api/community';
import { dayOf } from '../../shared/lib/day-of';
import { communityMessages } from '../../shared/toast/messages/community';
import { useReport } from '../../shared/toast/use-report';
import { Button } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { Failed } from '../../shared/ui/failed';
import { Section } from '../../shared/ui/page';
import { DeskPhoto } from './desk-photo';
import styles from './community.module.css';

/** Posts and comments that were reported. */
export function Reports() {
  const { data, error, isFetching, refetch } = useListReportedQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <Section title="Reported posts and comments">
      {error && <Failed title="Failed to load admin data" isBusy={isFetching} onRetry={refetch} />}
      {data?.length === 0 && <p>Nothing was reported.</p>}
      <ul role="list" className={styles.feed}>
        {data?.map((reported) => (
          <li key={reported.id}>
            <Reported {...reported} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Reported({ kind, id, author, text, createdAt, hiddenAt, reports, photos }: ReportedDto) {
  const [hidePost] = useHidePostMutation();
  const [showPost] = useShowPostMutation();
  const [hideComment] = useHideCommentMutation();
  const [showComment] = useShowCommentMutation();
  const report = useReport();
  const hide = kind === 'post' ? hidePost : hideComment;
  const show = kind === 'post' ? showPost : showComment;
  const press = () =>
    report((hiddenAt ? show({ id }) : hide({ id })).unwrap(), { failed: communityMessages.failed });
  return (
    <Card
      title={`${kind === 'post' ? 'Post' : 'Comment'} of ${author}`}
      note={`${dayOf(createdAt)}, reported by ${reports}`}
      level={3}
    >
      {text && <p className={styles.text}>{text}</p>}
      {photos.map((imageUrl) => (
        <DeskPhoto key={imageUrl} imageUrl={imageUrl} alt={`Photo of ${author}`} />
      ))}
      <div>
        <Button look="secondary" icon={hiddenAt ? 'eye' : 'eye-off'} onClick={() => void press()}>
          {hiddenAt ? 'Show it again' : 'Hide from everybody'}
        </Button>
      </div>
    </Card>
  );
}
