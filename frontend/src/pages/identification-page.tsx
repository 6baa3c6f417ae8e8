import { lazy, Suspense, useEffect } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { remainingIdentifications } from '../entities/account/account';
import { useAccount } from '../entities/account/use-account';
import { TrialBanner } from '../features/identify/trial-banner';
import { tIdentifications } from '../languages/identifications';
import { tIdentify } from '../languages/identify';
import { rich } from '../languages/rich';
import { withTexts } from '../languages/texts';
import type { ApiError } from '../shared/api/api';
import { useGetIdentificationQuery } from '../shared/api/identification';
import { dayOf } from '../shared/lib/day-of';
import { paths } from '../shared/paths';
import { Banner } from '../shared/ui/banner';
import { Failed } from '../shared/ui/failed';
import { LinkButton } from '../shared/ui/link-button';
import { Page } from '../shared/ui/page';
import { Skeleton } from '../shared/ui/skeleton';
import { loadAnswer } from './identify/load-answer';

const Answer = lazy(async () => ({ default: (await withTexts(loadAnswer())).Answer }));

const Asked = ({ at }: { at: string }) => (
  <p>
    {rich(tIdentifications('askedOn', { day: dayOf(at) }), {
      time: (words) => <time dateTime={at}>{words}</time>,
    })}
  </p>
);

/** One identification at its own address: in progress or answered. */
export function IdentificationPage() {
  const { id = '' } = useParams();
  useOwnAddress(paths.identification(id));
  const remaining = remainingIdentifications(useAccount());
  const { currentData: record, error, isFetching, refetch } = useGetIdentificationQuery({ id });
  const loading = <Skeleton shape="card" label={tIdentifications('loadingOne')} />;

  return (
    <Page title={tIdentify('title')} lead={record && <Asked at={record.createdAt} />} back>
      {remaining !== null && <TrialBanner remaining={remaining} />}
      {!record && !error && loading}
      {error && !record && (
        <Missing error={error as ApiError} isBusy={isFetching} onRetry={() => void refetch()} />
      )}
      {record && (
        <Suspense fallback={loading}>
          <Answer record={record} />
        </Suspense>
      )}
    </Page>
  );
}

/** Identifications had another address once: links to it still lead here. */
function useOwnAddress(own: string) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (pathname !== own) void navigate(own, { replace: true });
  }, [pathname, own, navigate]);
}

interface MissingProps {
  error: ApiError;
  isBusy: boolean;
  onRetry: () => void;
}

const Missing = ({ error, isBusy, onRetry }: MissingProps) =>
  error.status === 404 ? (
    <Banner
      title={tIdentifications('notFound')}
      action={<LinkButton to={paths.identifications}>{tIdentify('yourIdentifications')}</LinkButton>}
    >
      {tIdentifications('notFoundText')}
    </Banner>
  ) : (
    <Failed title={tIdentifications('oneNotLoaded')} isBusy={isBusy} onRetry={onRetry}>
      {tIdentifications('oneSafe')}
    </Failed>
  );
