import { tAdmin } from '../../languages/admin';
import { tAdminToasts } from '../../languages/adminToasts';
import { perLanguage } from '../../languages/language';
import { useGetAdminStatsQuery } from '../../shared/api/admin';
import { useFailedToast } from '../../shared/toast/use-failed-toast';
import { Failed } from '../../shared/ui/failed';
import { Skeleton } from '../../shared/ui/skeleton';
import styles from './admin.module.css';

const number = perLanguage(({ locale }) => new Intl.NumberFormat(locale));

/** The five figures at the top. */
export function StatCards() {
  const { data, error, isFetching, refetch } = useGetAdminStatsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  useFailedToast(Boolean(error));
  if (error) return <Failed title={tAdminToasts('notLoaded')} isBusy={isFetching} onRetry={refetch} />;
  if (!data) return <Skeleton shape="row" count={2} label={tAdmin('loadingFigures')} />;
  const cards: [string, number][] = [
    [tAdmin('totalUsers'), data.totalUsers],
    [tAdmin('premiumUsers'), data.premiumUsers],
    [tAdmin('pendingQuestions'), data.pendingQuestions],
    [tAdmin('conversations'), data.totalConversations],
    [tAdmin('avgResponse'), data.avgResponseTime],
  ];
  return (
    <dl className={styles.stats}>
      {cards.map(([label, figure]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{number().format(figure)}</dd>
        </div>
      ))}
    </dl>
  );
}
