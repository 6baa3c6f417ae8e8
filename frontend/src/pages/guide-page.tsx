import { lazy, Suspense } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { useListLibraryPlantsQuery } from '../shared/api/api';
import { paths } from '../shared/paths';
import { EmptyState } from '../shared/ui/empty-state';
import { Failed } from '../shared/ui/failed';
import { LinkButton } from '../shared/ui/link-button';
import { Page } from '../shared/ui/page';
import { Skeleton } from '../shared/ui/skeleton';

const Guide = lazy(async () => ({ default: (await import('./home/home-guide')).HomeGuide }));

/** The care guide of one plant of the library, where a link leads to it; closing it goes back. */
export function GuidePage() {
  const { slug = '' } = useParams();
  const navigate = useNavigate();
  const hasBefore = useLocation().key !== 'default';
  const named = useListLibraryPlantsQuery({ search: slug.replaceAll('-', ' ').slice(0, 100) });
  const found = named.data?.find((plant) => plant.slug === slug);
  const all = useListLibraryPlantsQuery({}, { skip: named.isFetching || Boolean(found) });
  const plant = found ?? all.data?.find((one) => one.slug === slug);
  const isLoading = !plant && (named.isFetching || all.isFetching || all.isUninitialized);
  const isFailed = !plant && !isLoading && (named.isError || all.isError);
  return (
    <Page title={plant?.commonName ?? 'Plant Care Guide'} back>
      {isLoading && <Skeleton count={3} label="Loading the care guide" />}
      {isFailed && <Failed title="We couldn’t load this care guide" isBusy={false} onRetry={all.refetch} />}
      {!plant && !isLoading && !isFailed && (
        <EmptyState
          title="Not in our library"
          actions={<LinkButton to={paths.home}>Back to home</LinkButton>}
        >
          <p>We have no care guide at this address.</p>
        </EmptyState>
      )}
      {plant && <p>{plant.description}</p>}
      <Suspense>
        {plant && (
          <Guide plant={plant} onClose={() => void (hasBefore ? navigate(-1) : navigate(paths.home))} />
        )}
      </Suspense>
    </Page>
  );
}
