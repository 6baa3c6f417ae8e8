import type { ReportedDto } from '../../shared/api/api';
import {
  useHideCommentMutation,
  useHidePostMutation,
  useReportedPageQuery,
  useShowCommentMutation,
  useShowPostMutation,
} from '../../shared/api/community';
import { dayOf } from '../../shared/lib/day-of';
import { communityMessages } from '../../shared/toast/messages/community';
import { useReport } from '../../shared/toast/use-report';
import { Button } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { Section } from '../../shared/ui/page';
import { PagedList } from '../../shared/ui/paged-list';
import { DeskPhoto } from './desk-photo';
import styles from './community.module.css';

const PAGE = 20;

/** Posts and comments that were reported, the latest first: those that wait for a look, then those that are hidden. */
export const Reports = () => (
  <>
    <Section title="Reported posts and comments">
      <ReportedList hidden={false} empty="Nothing was reported." />
    </Section>
    <Section title="Hidden from everybody">
      <ReportedList hidden empty="Nothing is hidden." />
    </Section>
  </>
);

const ReportedList = ({ hidden, empty }: { hidden: boolean; empty: string }) => (
  <PagedList<ReportedDto>
    usePage={useReportedPageQuery}
    limit={PAGE}
    hidden={hidden}
    label={hidden ? 'Hidden from everybody' : 'Reported posts and comments'}
    empty={<p>{empty}</p>}
  >
    {(reported) => (
      <ul role="list" className={styles.feed}>
        {reported.map((one) => (
          <li key={one.id}>
            <Reported {...one} />
          </li>
        ))}
      </ul>
    )}
  </PagedList>
);

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
