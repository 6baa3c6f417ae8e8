import { useMemo, type ReactNode } from 'react';
import { tHousehold } from '../../languages/household';
import { sharedPath } from '../../features/household/rights';
import { useSharedCare } from '../../features/household/use-shared-care';
import type { SharedGardenDto } from '../../shared/api/household';
import { InOtherGarden } from '../../shared/lib/other-garden';
import { paths } from '../../shared/paths';
import { Banner } from '../../shared/ui/banner';
import { Failed } from '../../shared/ui/failed';
import { LinkButton } from '../../shared/ui/link-button';
import { Page } from '../../shared/ui/page';
import { Skeleton } from '../../shared/ui/skeleton';
import { useSharedGarden } from './use-shared-garden';

interface Props {
  id: string;
  /** The page of the garden, once it is known that it is shared. */
  children: (garden: SharedGardenDto) => ReactNode;
}

/** Finds the garden of another person; says so where it is not shared any more. */
export function GardenFrame({ id, children }: Props) {
  const { garden, isClosed, error, isFetching, refetch } = useSharedGarden(id);
  if (garden) return <Known garden={garden}>{children(garden)}</Known>;
  return (
    <Page
      title={tHousehold('sharedGardens')}
      actions={
        <LinkButton to={paths.garden} look="secondary" icon="sprout">
          {tHousehold('yourGarden')}
        </LinkButton>
      }
    >
      {isClosed && (
        <Banner kind="warning" title={tHousehold('closed')} announce>
          {tHousehold('closedAbout')}
        </Banner>
      )}
      {!isClosed && !error && <Skeleton shape="row" count={3} label={tHousehold('loadingGarden')} />}
      {error && (
        <Failed title={tHousehold('gardenNotLoaded')} isBusy={isFetching} onRetry={() => void refetch()}>
          {tHousehold('plantsSafe')}
        </Failed>
      )}
    </Page>
  );
}

/** What is below asks for this garden, and leads to its pages. */
function Known({ garden, children }: { garden: SharedGardenDto; children: ReactNode }) {
  const { answer, undo } = useSharedCare(garden);
  const { id, timeZone, may } = garden;
  const other = useMemo(
    () => ({
      ...{ id, timeZone, answer, undo, mayChange: may === 'change' },
      pathOf: (plant: string) => sharedPath(id, plant),
    }),
    [id, timeZone, may, answer, undo],
  );
  return <InOtherGarden value={other}>{children}</InOtherGarden>;
}
