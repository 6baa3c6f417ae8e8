import { paths } from '../../shared/paths';
import { Banner } from '../../shared/ui/banner';
import { LinkButton } from '../../shared/ui/link-button';

/** How many of the free identifications are left. */
export function TrialBanner({ remaining }: { remaining: number }) {
  return (
    <Banner
      action={
        <LinkButton to={paths.premium} look="secondary">
          Upgrade Now
        </LinkButton>
      }
    >
      Free Trial: {remaining} identifications remaining
    </Banner>
  );
}
