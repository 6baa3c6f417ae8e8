import { Link } from 'react-router-dom';
import { tPlants } from '../../languages/plants';
import type { GuideDto } from '../../shared/api/guides';
import { paths } from '../../shared/paths';
import { readingPaths } from '../../shared/reading-paths';
import { Section } from '../../shared/ui/page';
import { groupsOf } from './groups';
import { PlantRows } from './plant-rows';
import styles from './plants.module.css';

/** Where to read on: plants like this one, and the groups that it is in. */
export const MoreGuides = ({ guide }: { guide: GuideDto }) => (
  <div className={styles.more}>
    <Section title={tPlants('likeThis')}>
      <PlantRows plants={guide.related} />
    </Section>
    <Section title={tPlants('sameNeeds')}>
      <ul role="list" className={styles.links}>
        {groupsOf(guide).map(({ slug, title }) => (
          <li key={slug}>
            <Link to={paths.guide(slug)}>{title()}</Link>
          </li>
        ))}
        <li>
          <Link to={readingPaths.plants}>{tPlants('all')}</Link>
        </li>
      </ul>
    </Section>
  </div>
);
