import { useState } from 'react';
import { tAdminLists } from '../../languages/adminLists';
import {
  useDiscardParkedJobMutation,
  useJobsPageQuery,
  useRetryParkedJobMutation,
} from '../../shared/api/admin';
import type { ParkedJobDto } from '../../shared/api/api';
import { adminMessages } from '../../shared/toast/messages/admin';
import { useReport } from '../../shared/toast/use-report';
import { Button } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { Dialog } from '../../shared/ui/dialog';
import { PagedList } from '../../shared/ui/paged-list';
import styles from './admin.module.css';
import { momentOf } from './moment-of';

const PAGE = 20;

/** Work that failed for good: it is tried again, or discarded. */
export function ParkedJobs() {
  const [chosen, setChosen] = useState<ParkedJobDto>();
  return (
    <>
      <PagedList<ParkedJobDto>
        usePage={useJobsPageQuery}
        limit={PAGE}
        label={tAdminLists('parkedList')}
        empty={<p>{tAdminLists('allDone')}</p>}
      >
        {(jobs) => (
          <ul role="list" className={styles.list}>
            {jobs.map((job) => (
              <li key={job.id}>
                <Job {...job} onDiscard={() => setChosen(job)} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
      {chosen && <DiscardDialog job={chosen} onClose={() => setChosen(undefined)} />}
    </>
  );
}

function Job({ id, name, error, starts, parkedAt, onDiscard }: ParkedJobDto & { onDiscard: () => void }) {
  const [retry, { isLoading }] = useRetryParkedJobMutation();
  const report = useReport();
  return (
    <Card title={name} note={<time dateTime={parkedAt}>{momentOf(parkedAt)}</time>}>
      <p className={styles.text}>{error ?? tAdminLists('noReason')}</p>
      <p>{tAdminLists('tries', { count: starts })}</p>
      <div className={styles.actions}>
        <Button
          look="secondary"
          icon="refresh"
          busy={isLoading}
          aria-label={tAdminLists('retryNamed', { name })}
          onClick={() => void report(retry({ id }).unwrap(), adminMessages.retried)}
        >
          {tAdminLists('retry')}
        </Button>
        <Button
          look="quiet"
          icon="trash"
          aria-label={tAdminLists('discardNamed', { name })}
          onClick={onDiscard}
        >
          {tAdminLists('discard')}
        </Button>
      </div>
    </Card>
  );
}

function DiscardDialog({ job, onClose }: { job: ParkedJobDto; onClose: () => void }) {
  const [discard, { isLoading }] = useDiscardParkedJobMutation();
  const report = useReport();
  const press = async () => {
    await report(discard({ id: job.id }).unwrap(), adminMessages.discarded);
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={tAdminLists('discardTitle')}
      description={tAdminLists('discardText', { name: job.name })}
      actions={
        <>
          <Button look="danger" icon="trash" busy={isLoading} onClick={() => void press()}>
            {tAdminLists('discard')}
          </Button>
          <Button look="secondary" onClick={onClose}>
            {tAdminLists('keep')}
          </Button>
        </>
      }
    />
  );
}
