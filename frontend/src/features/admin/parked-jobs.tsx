import { useState } from 'react';
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
import { momentOf } from './admin-view';

const PAGE = 20;

/** Work that failed for good: it is tried again, or discarded. */
export function ParkedJobs() {
  const [chosen, setChosen] = useState<ParkedJobDto>();
  return (
    <>
      <PagedList<ParkedJobDto>
        usePage={useJobsPageQuery}
        limit={PAGE}
        label="Parked jobs"
        empty={<p>Nothing is parked. All work was done.</p>}
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
      <p className={styles.text}>{error ?? 'No reason is known.'}</p>
      <p>{starts === 1 ? 'Tried once.' : `Tried ${starts} times.`}</p>
      <div className={styles.actions}>
        <Button
          look="secondary"
          icon="refresh"
          busy={isLoading}
          aria-label={`Retry ${name}`}
          onClick={() => void report(retry({ id }).unwrap(), adminMessages.retried)}
        >
          Retry
        </Button>
        <Button look="quiet" icon="trash" aria-label={`Discard ${name}`} onClick={onDiscard}>
          Discard
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
      title="Discard this job?"
      description={`“${job.name}” will never be done. This can’t be undone.`}
      actions={
        <>
          <Button look="danger" icon="trash" busy={isLoading} onClick={() => void press()}>
            Discard
          </Button>
          <Button look="secondary" onClick={onClose}>
            Keep it
          </Button>
        </>
      }
    />
  );
}
