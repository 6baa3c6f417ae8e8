import { useEffect, useRef } from 'react';
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
import { PlantSearch, useSought } from './plant-search';
import { plantsHead } from './plants-head';
import styles from './plants.module.css';

/** All plants of the library, those that were searched for, or those of a group: for a room, a light, a degree of difficulty or a home with pets. */
export function PlantList({ group }: { group: PlantGroup | undefined }) {
  const early = pageData<PlantRow[]>(group ? paths.guide(group.slug) : readingPaths.plants);
  const sought = useSought();
  const { currentData, error, isFetching, refetch } = useListLibraryPlantsQuery(
    sought ? { search: sought } : {},
    { skip: Boolean(early) && !sought },
  );
  const all = group ? currentData?.filter(group.has) : currentData;
  const plants: PlantRow[] | undefined = sought ? all : (early ?? all);
  const { heading, focusSoon } = useFocusOnFound(plants);
  return (
    <Page
      title={group?.title() ?? tPlants('allTitle')}
      lead={group?.lead() ?? tPlants('allLead')}
      head={sought ? { path: readingPaths.plants } : plants && plantsHead(group, plants.length)}
    >
      {!group && <PlantSearch sought={sought} onSearch={focusSoon} />}
      <nav aria-label={tPlants('byNeeds')} className={styles.groups} hidden={sought !== ''}>
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
      <h2 ref={heading} tabIndex={-1}>
        {plants ? countWords(plants.length, sought) : tPlants('uncounted')}
      </h2>
      {!plants && error && <Failed title={tPlants('notLoaded')} isBusy={isFetching} onRetry={refetch} />}
      {!plants && !error && <Skeleton shape="row" count={4} label={tPlants('loading')} />}
      {plants?.length === 0 && <p>{tPlants('tryAgain')}</p>}
      {plants && <PlantRows plants={plants} />}
      {(group || sought) && (
        <p>
          <LinkButton to={readingPaths.plants} look="secondary">
            {tPlants('seeAll')}
          </LinkButton>
        </p>
      )}
    </Page>
  );
}

const countWords = (count: number, search: string) =>
  search ? tPlants('found', { count, search }) : tPlants('count', { count });

/** Moves the focus to the heading of what a search has found, once it is there. */
function useFocusOnFound(plants: unknown) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isAwaited = useRef(false);
  useEffect(() => {
    if (!plants || !isAwaited.current) return;
    isAwaited.current = false;
    heading.current?.focus();
  }, [plants]);
  return { heading, focusSoon: () => void (isAwaited.current = true) };
}
