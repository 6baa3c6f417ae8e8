import { tCommunity } from '../../languages/community';
import { useListAchievementsQuery } from '../../shared/api/community';
import type { AchievementDto } from '../../shared/api/api';
import { Icon } from '../../shared/ui/icon';
import { Section } from '../../shared/ui/page';
import styles from './community.module.css';

/** What a member has achieved by caring for plants. */
export function Achievements() {
  const { data } = useListAchievementsQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!data) return null;
  return (
    <Section title={tCommunity('achievements')}>
      <ul role="list" className={styles.cards}>
        {data.map((achievement) => (
          <Achievement key={achievement.id} {...achievement} />
        ))}
      </ul>
    </Section>
  );
}

function Achievement({ title, text, count, goal }: AchievementDto) {
  const isReached = count >= goal;
  return (
    <li className={isReached ? styles.reached : styles.open}>
      <Icon name={isReached ? 'check-circle' : 'star'} />
      <h3>{title}</h3>
      <p>{isReached ? text : tCommunity(goal === 365 ? 'daysSoFar' : 'soFar', { done: count, goal })}</p>
    </li>
  );
}
