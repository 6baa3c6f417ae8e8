import { useGetAdminStatsQuery } from '../../shared/api/admin';
import { useFailedToast } from '../../shared/toast/use-failed-toast';
import { Failed } from '../../shared/ui/failed';
import { Skeleton } from '../../shared/ui/skeleton';
import styles from './admin.module.css';

const number = new Intl.NumberFormat('en-GB');

/** The five figures at the top. */
export function StatCards() {
  const { data, error, isFetching, refetch } = useGetAdminStatsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  useFailedToast(Boolean(error));
  if (error) return <Failed title="Failed to load admin data" isBusy={isFetching} onRetry={refetch} />;
  if (!data) return <Skeleton shape="row" count={2} label="Loading the figures" />;
  const cards: [string, number][] = [
    ['Total Users', data.totalUsers],
    ['Premium Users', data.premiumUsers],
    ['Pending Questions', data.pendingQuestions],
    ['Conversations', data.totalConversations],
    ['Avg Response (ms)', data.avgResponseTime],
  ];
  return (
    <dl className={styles.stats}>
      {cards.map(([label, figure]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{number.format(figure)}</dd>
        </div>
      ))}
    </dl>
  );
}
