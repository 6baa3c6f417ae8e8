import { Link } from 'react-router-dom';
import styles from '../../features/household/household.module.css';
import { sharedPath } from '../../features/household/rights';
import type { SharedGardenDto } from '../../shared/api/household';
import {
  useChangeSharedMutation,
  useRestoreSharedMutation,
  useSharedDeletedQuery,
  useSharedPlantsQuery,
} from '../../shared/api/shared-garden';
import { dayOf } from '../../shared/lib/day-of';
import { gardenMessages } from '../../shared/toast/messages/garden';
import { useReport } from '../../shared/toast/use-report';
import { Button } from '../../shared/ui/button';
import { Failed } from '../../shared/ui/failed';
import { Skeleton } from '../../shared/ui/skeleton';

/** The past plants of another person, and those that were deleted; who may change the garden brings them back. */
export function PastPlants({ garden: { id: garden, may } }: { garden: SharedGardenDto }) {
  const past = useSharedPlantsQuery({ garden, archived: true });
  const { data: deleted } = useSharedDeletedQuery(garden, { skip: may !== 'change' });
  const [change] = useChangeSharedMutation();
  const [restore] = useRestoreSharedMutation();
  const report = useReport();
  const words = (name: string) => ({
    done: () => gardenMessages.broughtBack(name),
    failed: gardenMessages.failed,
  });

  if (!past.data)
    return past.error ? (
      <Failed title="We couldn’t load them" isBusy={past.isFetching} onRetry={() => void past.refetch()}>
        They’re safe on the server.
      </Failed>
    ) : (
      <Skeleton shape="row" count={3} label="Loading the past plants" />
    );
  const unarchive = (id: string) => change({ garden, id, change: { archived: false } }).unwrap();
  const bringBack = (id: string) => restore({ garden, id }).unwrap();
  return (
    <div className={styles.form}>
      <p role="status">
        {past.data.length === 0
          ? 'There are none.'
          : 'They don’t need care any more. Everything about them is kept.'}
      </p>
      <ul role="list" className={styles.noted}>
        {past.data.map(({ id, commonName, archivedAt }) => (
          <li key={id}>
            <div id={id} className={styles.words}>
              <Link to={sharedPath(garden, id)} className={styles.past}>
                {commonName}
              </Link>
              {archivedAt && <p>Moved here on {dayOf(archivedAt)}</p>}
            </div>
            {may === 'change' && (
              <Button
                look="secondary"
                aria-describedby={id}
                onClick={() => void report(unarchive(id), words(commonName))}
              >
                Bring back
              </Button>
            )}
          </li>
        ))}
      </ul>
      {deleted && deleted.length > 0 && (
        <section aria-labelledby="deleted-plants" className={styles.ask}>
          <h3 id="deleted-plants">Deleted plants</h3>
          <p>They wait here for 30 days, with their journals and photos. After that they’re gone for good.</p>
          <ul role="list" className={styles.noted}>
            {deleted.map(({ id, commonName, goneAt }) => (
              <li key={id}>
                <div id={id} className={styles.words}>
                  <p>
                    <strong>{commonName}</strong>
                  </p>
                  <p>Kept until {dayOf(goneAt)}</p>
                </div>
                <Button
                  look="secondary"
                  aria-describedby={id}
                  onClick={() => void report(bringBack(id), words(commonName))}
                >
                  Bring back
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
