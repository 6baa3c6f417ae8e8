import { Link } from 'react-router-dom';
import { tHousehold } from '../../languages/household';
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
      <Failed
        title={tHousehold('pastNotLoaded')}
        isBusy={past.isFetching}
        onRetry={() => void past.refetch()}
      >
        {tHousehold('theyAreSafe')}
      </Failed>
    ) : (
      <Skeleton shape="row" count={3} label={tHousehold('loadingPast')} />
    );
  const unarchive = (id: string) => change({ garden, id, change: { archived: false } }).unwrap();
  const bringBack = (id: string) => restore({ garden, id }).unwrap();
  return (
    <div className={styles.form}>
      <p role="status">{tHousehold(past.data.length === 0 ? 'noneArePast' : 'pastAbout')}</p>
      <ul role="list" className={styles.noted}>
        {past.data.map(({ id, commonName, archivedAt }) => (
          <li key={id}>
            <div id={id} className={styles.words}>
              <Link to={sharedPath(garden, id)} className={styles.past}>
                {commonName}
              </Link>
              {archivedAt && <p>{tHousehold('movedOn', { day: dayOf(archivedAt) })}</p>}
            </div>
            {may === 'change' && (
              <Button
                look="secondary"
                aria-describedby={id}
                onClick={() => void report(unarchive(id), words(commonName))}
              >
                {tHousehold('bringBack')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {deleted && deleted.length > 0 && (
        <section aria-labelledby="deleted-plants" className={styles.ask}>
          <h3 id="deleted-plants">{tHousehold('deleted')}</h3>
          <p>{tHousehold('deletedAbout')}</p>
          <ul role="list" className={styles.noted}>
            {deleted.map(({ id, commonName, goneAt }) => (
              <li key={id}>
                <div id={id} className={styles.words}>
                  <p>
                    <strong>{commonName}</strong>
                  </p>
                  <p>{tHousehold('keptUntil', { day: dayOf(goneAt) })}</p>
                </div>
                <Button
                  look="secondary"
                  aria-describedby={id}
                  onClick={() => void report(bringBack(id), words(commonName))}
                >
                  {tHousehold('bringBack')}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
