import { tPlants } from '../../languages/plants';
import { useSession } from '../../entities/account/use-account';
import { GuideContent } from '../../features/library/guide-content';
import { guideHead } from '../../features/library/guide-head';
import { useGetGuideQuery, type GuideDto } from '../../shared/api/guides';
import type { ApiError } from '../../shared/api/api';
import { pageData } from '../../shared/lib/page-data';
import { paths } from '../../shared/paths';
import { readingPaths } from '../../shared/reading-paths';
import { EmptyState } from '../../shared/ui/empty-state';
import { Failed } from '../../shared/ui/failed';
import { Late } from '../../shared/ui/late';
import { LinkButton } from '../../shared/ui/link-button';
import { Page } from '../../shared/ui/page';
import { Skeleton } from '../../shared/ui/skeleton';
import { MoreGuides } from './more-guides';

/** The care guide of one plant of the library, for everybody. */
export function GuidePage({ slug }: { slug: string }) {
  const early = pageData<GuideDto>(paths.guide(slug));
  const { data, error, isFetching, refetch } = useGetGuideQuery({ slug }, { skip: Boolean(early) });
  const guide = early ?? data;
  if (guide) return <Guide guide={guide} />;
  const isMissing = (error as ApiError | undefined)?.status === 404;
  return (
    <Page title={tPlants('guideTitle')}>
      {isMissing && (
        <EmptyState
          title={tPlants('notThere')}
          actions={<LinkButton to={readingPaths.plants}>{tPlants('seeAll')}</LinkButton>}
        >
          <p>{tPlants('notThereText')}</p>
        </EmptyState>
      )}
      {error && !isMissing && (
        <Failed title={tPlants('guideNotLoaded')} isBusy={isFetching} onRetry={refetch} />
      )}
      {!error && <Skeleton count={3} label={tPlants('guideLoading')} />}
    </Page>
  );
}

function Guide({ guide }: { guide: GuideDto }) {
  const { account } = useSession();
  const of = { plant: guide };
  return (
    <Page title={guide.commonName} head={guideHead(guide)}>
      <GuideContent
        plant={guide}
        level={2}
        actions={
          account ? (
            <Late load={loadAdd} of={of} />
          ) : (
            <LinkButton to={`${paths.home}?join=${guide.slug}`} icon="pot">
              {tPlants('add')}
            </LinkButton>
          )
        }
        propagation={guide.propagation}
        remind={account && <Late load={loadRemind} of={{ plant: guide, level: 3 as const }} />}
      />
      <MoreGuides guide={guide} />
    </Page>
  );
}

const loadAdd = async () => (await import('./guide-actions')).AddFromGuide;
const loadRemind = async () => (await import('./guide-actions')).RemindFromGuide;
