import { lazy, Suspense } from 'react';
import { tHousehold } from '../../languages/household';
import { withTexts } from '../../languages/texts';
import { sharedPath } from '../../features/household/rights';
import type { ApiError } from '../../shared/api/api';
import type { SharedGardenDto } from '../../shared/api/household';
import { useSharedPlantQuery } from '../../shared/api/shared-garden';
import { Failed } from '../../shared/ui/failed';
import { LinkButton } from '../../shared/ui/link-button';
import { Page } from '../../shared/ui/page';
import { Skeleton } from '../../shared/ui/skeleton';
import { GardenFrame } from './garden-frame';

const Check = lazy(async () => ({ default: (await withTexts(import('../doctor/doctor'))).Check }));

interface Props {
  garden: string;
  id: string;
}

/** The guided check of a plant of another person; its answer starts a plan there. */
export const SharedDoctor = ({ garden, id }: Props) => (
  <GardenFrame id={garden}>{(known) => <Asked garden={known} id={id} />}</GardenFrame>
);

function Asked({ garden: { id: garden, ownerName, may }, id }: { garden: SharedGardenDto; id: string }) {
  const { data: plant, error, isFetching, refetch } = useSharedPlantQuery({ garden, id });
  const isGone = (error as ApiError | undefined)?.status === 404;
  const waiting = <Skeleton shape="card" label={tHousehold('loadingQuestion')} />;
  return (
    <Page
      title={tHousehold('whatIsWrong')}
      actions={
        <LinkButton to={sharedPath(garden, id)} look="secondary" icon="back">
          {plant?.commonName ?? tHousehold('thePlant')}
        </LinkButton>
      }
    >
      {may === 'tick' && <p>{tHousehold('tickHere', { name: ownerName })}</p>}
      {may === 'change' && !plant && !error && waiting}
      {!plant && isGone && <p>{tHousehold('plantGone')}</p>}
      {!plant && error && !isGone && (
        <Failed title={tHousehold('plantNotLoaded')} isBusy={isFetching} onRetry={() => void refetch()}>
          {tHousehold('itIsSafe')}
        </Failed>
      )}
      {may === 'change' && plant && (
        <Suspense fallback={waiting}>
          <Check plant={plant} of={null} seen="" />
        </Suspense>
      )}
    </Page>
  );
}
