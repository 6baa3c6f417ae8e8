import { tDesk } from '../../languages/desk';
import type { HiddenDto, ReportedDto } from '../../shared/api/api';
import {
  useHiddenPageQuery,
  useHideCommentMutation,
  useHidePostMutation,
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

/** Posts and comments that were reported, the latest first, and those that are hidden from everybody. */
export const Reports = () => (
  <>
    <Section title={tDesk('reported')}>
      <PagedList<ReportedDto>
        usePage={useReportedPageQuery}
        limit={PAGE}
        label={tDesk('reported')}
        empty={<p>{tDesk('nothingReported')}</p>}
      >
        {writings}
      </PagedList>
    </Section>
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
  </>
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
  const [hidePost] = useHidePostMutation();
  const [showPost] = useShowPostMutation();
  const [hideComment] = useHideCommentMutation();
  const [showComment] = useShowCommentMutation();
  const report = useReport();
  const hide = kind === 'post' ? hidePost : hideComment;
  const show = kind === 'post' ? showPost : showComment;
  const press = () =>
    report((hiddenAt ? show({ id }) : hide({ id })).unwrap(), { failed: deskMessages.failed });
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
      <div>
        <Button look="secondary" icon={hiddenAt ? 'eye' : 'eye-off'} onClick={() => void press()}>
          {tDesk(hiddenAt ? 'showAgain' : 'hide')}
        </Button>
      </div>
    </Card>
  );
}
