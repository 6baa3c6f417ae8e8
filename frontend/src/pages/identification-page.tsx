import { lazy, Suspense, useEffect } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { remainingIdentifications } from '../entities/account/account';
import { useAccount } from '../entities/account/use-account';
import { TrialBanner } from '../features/identify/trial-banner';
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

const Answer = lazy(async () => ({ default: (await loadAnswer()).Answer }));

const Asked = ({ at }: { at: string }) => (
  <p>
    Asked on <time dateTime={at}>{dayOf(at)}</time>
  </p>
);

/** One identification at its own address: in progress or answered. */
export function IdentificationPage() {
  const { id = '' } = useParams();
  useOwnAddress(paths.identification(id));
  const remaining = remainingIdentifications(useAccount());
  const { currentData: record, error, isFetching, refetch } = useGetIdentificationQuery({ id });
  const loading = <Skeleton shape="card" label="Loading your identification" />;

  return (
    <Page title="Plant Identification" lead={record && <Asked at={record.createdAt} />} back>
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
      title="We can’t find this identification"
      action={<LinkButton to={paths.identifications}>Your identifications</LinkButton>}
    >
      There is none at this address in your account.
    </Banner>
  ) : (
    <Failed title="We couldn’t load this identification" isBusy={isBusy} onRetry={onRetry}>
      It’s safe on the server.
    </Failed>
  );
