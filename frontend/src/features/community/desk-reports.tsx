import { tDesk } from '../../languages/desk';
import type { HiddenDto, ReportedDto } from '../../shared/api/api';
import {
  useDismissCommentReportsMutation,
  useDismissPostReportsMutation,
  useHiddenPageQuery,
  useHideCommentMutation,
  useHidePostMutation,
  useReopenCommentReportsMutation,
  useReopenPostReportsMutation,
  useReportedPageQuery,
  useShowCommentMutation,
  useShowPostMutation,
} from '../../shared/api/community';
import { dayOf } from '../../shared/lib/day-of';
import { deskMessages } from '../../shared/toast/messages/desk';
import { useReport } from '../../shared/toast/use-report';
import { Button } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { Section } from '../../shared/ui/page';
import { PagedList } from '../../shared/ui/paged-list';
import { DeskPhoto } from './desk-photo';
import styles from './community.module.css';

const PAGE = 20;

/** Posts and comments whose reports wait, the latest first. */
export const Reports = ({ onReady }: { onReady: () => void }) => (
  <Section title={tDesk('reported')}>
    <PagedList<ReportedDto>
      usePage={useReportedPageQuery}
      limit={PAGE}
      label={tDesk('reported')}
      empty={<p>{tDesk('nothingReported')}</p>}
      onReady={onReady}
    >
      {writings}
    </PagedList>
  </Section>
);

/** Those that are hidden from everybody. */
export const HiddenWritings = () => (
  <Section title={tDesk('hidden')}>
    <PagedList<HiddenDto>
      usePage={useHiddenPageQuery}
      limit={PAGE}
      label={tDesk('hidden')}
      empty={<p>{tDesk('nothingHidden')}</p>}
    >
      {writings}
    </PagedList>
  </Section>
);

type Writing = Omit<ReportedDto, 'reportedAt'> & Partial<HiddenDto>;

const writings = (all: Writing[]) => (
  <ul role="list" className={styles.feed}>
    {all.map((one) => (
      <li key={one.id}>
        <Judged {...one} />
      </li>
    ))}
  </ul>
);

function Judged({ kind, id, author, text, createdAt, hiddenAt, reports, photos }: Writing) {
  const judge = useJudgement(kind, id);
  return (
    <Card
      title={tDesk(kind === 'post' ? 'postOf' : 'commentOf', { name: author })}
      note={reports > 0 ? tDesk('reportedBy', { day: dayOf(createdAt), count: reports }) : dayOf(createdAt)}
      level={3}
    >
      {text && <p className={styles.text}>{text}</p>}
      {photos.map((imageUrl) => (
        <DeskPhoto key={imageUrl} imageUrl={imageUrl} alt={tDesk('photoOf', { name: author })} />
      ))}
      {hiddenAt ? (
        <div>
          <Button look="secondary" icon="eye" onClick={judge.show}>
            {tDesk('showAgain')}
          </Button>
        </div>
      ) : (
        <div className={styles.actions}>
          <Button look="secondary" icon="eye-off" onClick={judge.hide}>
            {tDesk('hide')}
          </Button>
          <Button look="quiet" icon="check" onClick={judge.leave}>
            {tDesk('leave')}
          </Button>
        </div>
      )}
    </Card>
  );
}

/** What an admin can do about a post or comment; Undo takes back what takes it out of its list. */
function useJudgement(kind: Writing['kind'], id: string) {
  const isPost = kind === 'post';
  const [hidePost] = useHidePostMutation();
  const [showPost] = useShowPostMutation();
  const [dismissPost] = useDismissPostReportsMutation();
  const [reopenPost] = useReopenPostReportsMutation();
  const [hideComment] = useHideCommentMutation();
  const [showComment] = useShowCommentMutation();
  const [dismissComment] = useDismissCommentReportsMutation();
  const [reopenComment] = useReopenCommentReportsMutation();
  const report = useReport();
  const { failed, hidden, left } = deskMessages;
  const show = () => void report((isPost ? showPost : showComment)({ id }).unwrap(), { failed });
  const reopen = () => void report((isPost ? reopenPost : reopenComment)({ id }).unwrap(), { failed });
  const hide = () =>
    void report((isPost ? hidePost : hideComment)({ id }).unwrap(), { done: () => hidden(show), failed });
  const leave = () =>
    void report((isPost ? dismissPost : dismissComment)({ id }).unwrap(), {
      done: () => left(reopen),
      failed,
    });
  return { show, hide, leave };
}
