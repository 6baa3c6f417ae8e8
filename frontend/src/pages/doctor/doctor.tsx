import { conditionsOf } from '@leaflore/doctor';
import { useParams, useSearchParams } from 'react-router-dom';
import { useAccount } from '../../entities/account/use-account';
import { GuidedCheck } from '../../features/doctor/guided-check';
import { PlanForSome, StartFor } from '../../features/doctor/plan-for-some';
import { useLeaveCheck } from '../../features/doctor/use-steps';
import '../../languages/ailments';
import { tDoctor } from '../../languages/doctor';
import {
  useGetPlantQuery,
  useListLibraryPlantsQuery,
  type ApiError,
  type PlantDto,
} from '../../shared/api/api';
import { daysBetween, localDateIn } from '../../shared/lib/local-date';
import { useOtherGarden } from '../../shared/lib/other-garden';
import { paths } from '../../shared/paths';
import { Failed } from '../../shared/ui/failed';
import { LinkButton } from '../../shared/ui/link-button';
import { Skeleton } from '../../shared/ui/skeleton';

/**
 * The check of the plant in the page's address, or of what was seen on a photo: `?of=` a scientific name, `&seen=` in words.
 * Fetched when the page is opened.
 */
export function Doctor() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const { currentData: plant, error, isFetching, refetch } = useGetPlantQuery({ id }, { skip: !id });

  if (id && error && !plant)
    return <Missing error={error as ApiError} isBusy={isFetching} onRetry={() => void refetch()} />;
  if (id && !plant) return <Skeleton shape="card" label={tDoctor('loading')} />;
  return <Check plant={plant} of={search.get('of')} seen={search.get('seen') ?? ''} />;
}

interface MissingProps {
  error: ApiError;
  isBusy: boolean;
  onRetry: () => void;
}

const Missing = ({ error, isBusy, onRetry }: MissingProps) =>
  error.status === 404 ? (
    <>
      <p>{tDoctor('notFound')}</p>
      <div>
        <LinkButton to={paths.doctor} icon="search">
          {tDoctor('askOther')}
        </LinkButton>
      </div>
    </>
  ) : (
    <Failed title={tDoctor('notLoaded')} isBusy={isBusy} onRetry={onRetry}>
      {tDoctor('safe')}
    </Failed>
  );

interface Props {
  plant?: PlantDto;
  /** The scientific name of a plant that may not be in the garden. */
  of: string | null;
  /** What was seen on its photo, in words. */
  seen: string;
}

/** The check with what is known of the plant; its answer starts a plan. */
export function Check({ plant, of, seen }: Props) {
  const account = useAccount();
  const { timeZone } = useOtherGarden() ?? account;
  const scientificName = plant?.scientificName ?? of;
  const { data: library } = useListLibraryPlantsQuery(
    { search: scientificName ?? '' },
    { skip: !scientificName },
  );
  const known = library?.find((one) => one.scientificName === scientificName);
  const patient = { scientificName, family: known?.family ?? null, kind: known?.kind ?? null };
  const conditions = plant ? conditionsOf(circumstancesOf(plant, timeZone)) : [];
  const name = plant?.commonName ?? known?.commonName;
  const { isLeaving, leaveFor } = useLeaveCheck();
  if (isLeaving) return <Skeleton shape="card" />;
  return (
    <>
      {name && <p>{name}</p>}
      <GuidedCheck
        {...{ patient, conditions, plant }}
        words={seen}
        action={(cause, answers, isFirst) => {
          const plan = { cause, answers, isFirst, words: seen, onStarted: leaveFor };
          return plant ? <StartFor plant={plant} {...plan} /> : <PlanForSome {...plan} />;
        }}
      />
    </>
  );
}

const circumstancesOf = ({ outdoors, light, lastWatered }: PlantDto, timeZone: string | null) => ({
  indoors: !outdoors,
  light: light ?? undefined,
  wateredDaysAgo: lastWatered
    ? daysBetween(localDateIn(timeZone, new Date(lastWatered)), localDateIn(timeZone))
    : undefined,
});
