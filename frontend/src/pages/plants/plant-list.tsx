import { Link } from 'react-router-dom';
import { tPlants } from '../../languages/plants';
import { useListLibraryPlantsQuery } from '../../shared/api/api';
import { pageData } from '../../shared/lib/page-data';
import { paths } from '../../shared/paths';
import { readingPaths } from '../../shared/reading-paths';
import { Failed } from '../../shared/ui/failed';
import { LinkButton } from '../../shared/ui/link-button';
import { Page } from '../../shared/ui/page';
import { Skeleton } from '../../shared/ui/skeleton';
import { groupings, type PlantGroup } from './groups';
import { PlantRows, type PlantRow } from './plant-rows';
import { plantsHead } from './plants-head';
import styles from './plants.module.css';

/** All plants of the library, or those of a group: for a room, a light, a degree of difficulty or a home with pets. */
export function PlantList({ group }: { group: PlantGroup | undefined }) {
  const early = pageData<PlantRow[]>(group ? paths.guide(group.slug) : readingPaths.plants);
  const { data, error, isFetching, refetch } = useListLibraryPlantsQuery({}, { skip: Boolean(early) });
  const plants: PlantRow[] | undefined = early ?? (group ? data?.filter(group.has) : data);
  return (
    <Page
      title={group?.title() ?? tPlants('allTitle')}
      lead={group?.lead() ?? tPlants('allLead')}
      head={plants && plantsHead(group, plants.length)}
    >
      <nav aria-label={tPlants('byNeeds')} className={styles.groups}>
        {groupings.map(({ title, groups }) => (
          <div key={groups[0]!.slug} className={styles.links}>
            <h2>{title()}</h2>
            <ul role="list">
              {groups.map(({ slug, title }) => (
                <li key={slug}>
                  <Link to={paths.guide(slug)} aria-current={slug === group?.slug ? 'page' : undefined}>
                    {title()}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <h2>{plants ? tPlants('count', { count: plants.length }) : tPlants('uncounted')}</h2>
      {!plants && error && <Failed title={tPlants('notLoaded')} isBusy={isFetching} onRetry={refetch} />}
      {!plants && !error && <Skeleton shape="row" count={4} label={tPlants('loading')} />}
      {plants && <PlantRows plants={plants} />}
      {group && (
        <p>
          <LinkButton to={readingPaths.plants} look="secondary">
            {tPlants('seeAll')}
          </LinkButton>
        </p>
      )}
    </Page>
  );
}
