import { tAdmin } from '../../languages/admin';
import { tAdminToasts } from '../../languages/adminToasts';
import { perLanguage } from '../../languages/language';
import { useGetAdminStatsQuery } from '../../shared/api/admin';
import { useFailedToast } from '../../shared/toast/use-failed-toast';
import { Blank } from '../../shared/ui/blank';
import { Failed } from '../../shared/ui/failed';
import { VisuallyHidden } from '../../shared/ui/visually-hidden';
import styles from './admin.module.css';

const number = perLanguage(({ locale }) => new Intl.NumberFormat(locale));

/** The five figures at the top, which have their places before they are there. */
export function StatCards() {
  const { data, error, isFetching, refetch } = useGetAdminStatsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  useFailedToast(Boolean(error));
  if (error) return <Failed title={tAdminToasts('notLoaded')} isBusy={isFetching} onRetry={refetch} />;
  const cards: [string, number | undefined][] = [
    [tAdmin('totalUsers'), data?.totalUsers],
    [tAdmin('premiumUsers'), data?.premiumUsers],
    [tAdmin('pendingQuestions'), data?.pendingQuestions],
    [tAdmin('conversations'), data?.totalConversations],
    [tAdmin('avgResponse'), data?.avgResponseTime],
  ];
  return (
    <>
      <VisuallyHidden>
        <span role="status">{!data && tAdmin('loadingFigures')}</span>
      </VisuallyHidden>
      <dl className={styles.stats}>
        {cards.map(([label, figure]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{figure === undefined ? <Blank of="figure" /> : number().format(figure)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
