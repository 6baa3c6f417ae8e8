import { tAdmin } from '../../languages/admin';
import { useActivityPageQuery } from '../../shared/api/admin';
import type { UserActivityDto } from '../../shared/api/api';
import { useMedia } from '../../shared/lib/use-media';
import { Card } from '../../shared/ui/card';
import { Section } from '../../shared/ui/page';
import { PagedList } from '../../shared/ui/paged-list';
import styles from './admin.module.css';
import { actionName } from './admin-view';
import { momentOf } from './moment-of';

const PAGE = 50;
/** What goes with an account goes from the list, so a person without one never had one. */
const nobody = () => tAdmin('visitor');
/** As wide as a table of five columns needs at least. */
const WIDE = '(min-width: 60rem)';

/** What people did, newest first: a table, or cards where there is no room for one. */
export function ActivityMonitor() {
  const isWide = useMedia(WIDE);
  return (
    <Section title={tAdmin('activityTitle')}>
      <PagedList<UserActivityDto>
        usePage={useActivityPageQuery}
        limit={PAGE}
        label={tAdmin('activity')}
        empty={<p>{tAdmin('nothingYet')}</p>}
      >
        {(rows) => (isWide ? <ActivityTable rows={rows} /> : <ActivityCards rows={rows} />)}
      </PagedList>
    </Section>
  );
}

const Time = ({ at }: { at: string }) => <time dateTime={at}>{momentOf(at)}</time>;

const ActivityTable = ({ rows }: { rows: UserActivityDto[] }) => (
  <table className={styles.table}>
    <thead>
      <tr>
        <th scope="col">{tAdmin('when')}</th>
        <th scope="col">{tAdmin('who')}</th>
        <th scope="col">{tAdmin('action')}</th>
        <th scope="col">{tAdmin('details')}</th>
        <th scope="col">{tAdmin('address')}</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ id, userEmail, action, details, timestamp, ipAddress }) => (
        <tr key={id}>
          <td>
            <Time at={timestamp} />
          </td>
          <td>{userEmail ?? nobody()}</td>
          <td>{actionName(action)}</td>
          <td>{details}</td>
          <td>{ipAddress ?? '–'}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

const ActivityCards = ({ rows }: { rows: UserActivityDto[] }) => (
  <ul role="list" className={styles.list}>
    {rows.map(({ id, userEmail, action, details, timestamp, ipAddress }) => (
      <li key={id}>
        <Card title={actionName(action)} note={<Time at={timestamp} />} level={3}>
          <p className={styles.text}>{details}</p>
          <p className={styles.text}>
            {userEmail ?? nobody()}
            {ipAddress && `, ${ipAddress}`}
          </p>
        </Card>
      </li>
    ))}
  </ul>
);
