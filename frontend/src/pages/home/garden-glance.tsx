import { GardenCounters } from '../../features/garden/garden-counters';
import { tHome } from '../../languages/home';
import type { PlantDto } from '../../shared/api/api';
import { paths } from '../../shared/paths';
import { LinkButton } from '../../shared/ui/link-button';
import { Section } from '../../shared/ui/page';

/** A summary of the member's garden in three counters; the plants themselves stand on the windowsill. */
export const GardenGlance = ({ plants }: { plants: PlantDto[] }) => (
  <Section
    title={tHome('glance')}
    aside={
      <LinkButton to={paths.garden} look="quiet" icon="pot">
        {tHome('seeAll', { count: plants.length })}
      </LinkButton>
    }
  >
    <GardenCounters plants={plants} />
  </Section>
);
