import { useParams } from 'react-router-dom';
import { IdentificationResult } from '../features/identify/identification-result';
import { loadLooking } from '../features/identify/load-looking';
import { readingOf } from '../features/identify/reading';
import { ResultPhotos } from '../features/identify/result-photos';
import type { ApiError, IdentificationRecordDto } from '../shared/api/api';
import { isClosed, useGetIdentificationQuery } from '../shared/api/identification';
import { dayOf } from '../shared/lib/day-of';
import { paths } from '../shared/paths';
import { Banner } from '../shared/ui/banner';
import { Failed } from '../shared/ui/failed';
import { Late } from '../shared/ui/late';
import { LinkButton } from '../shared/ui/link-button';
import { Page } from '../shared/ui/page';
import { Skeleton } from '../shared/ui/skeleton';
import failed from 'drawn/failed.svg';
import { librarySearch, resultActions, shareResult } from './identify/result-actions';

/** One identification of the history. */
export function IdentificationPage() {
  const { id = '' } = useParams();
  const { currentData: record, error, isFetching, refetch } = useGetIdentificationQuery({ id });

  return (
    <Page title="Your Identification" lead={record && <p>Asked on {dayOf(record.createdAt)}</p>} back>
      {!record && !error && <Skeleton shape="card" label="Loading your identification" />}
      {error && !record && (
        <Missing error={error as ApiError} isBusy={isFetching} onRetry={() => void refetch()} />
      )}
      {record && <Content record={record} />}
    </Page>
  );
}

function Content({ record }: { record: IdentificationRecordDto }) {
  const { imageUrl, imageUrls, state, failure } = record;
  const askAgain = (
    <LinkButton to={paths.identify} icon="camera">
      Try another photo
    </LinkButton>
  );
  if (!isClosed(record)) {
    return (
      <>
        <ResultPhotos urls={imageUrls} alt="Your photo" drawing={failed} />
        <Late
          load={loadLooking}
          of={{ stage: { at: 'following', id: record.identificationId }, state, photos: imageUrls.length }}
        />
      </>
    );
  }
  if (readingOf(record) === 'failed') {
    return (
      <>
        <Banner kind="danger" title="That did not work" action={askAgain}>
          {failure?.message}
        </Banner>
        <ResultPhotos urls={imageUrls} alt="Your photo" drawing={failed} />
      </>
    );
  }
  return (
    <IdentificationResult
      record={record}
      actions={resultActions(imageUrl)}
      share={shareResult}
      search={librarySearch}
      another={askAgain}
    />
  );
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
      It may belong to another account.
    </Banner>
  ) : (
    <Failed title="We couldn’t load this identification" isBusy={isBusy} onRetry={onRetry}>
      It’s safe on the server.
    </Failed>
  );
