import { tHome } from '../../languages/home';
import type { Account } from '../../shared/api/api';
import { paths } from '../../shared/paths';
import { LinkButton } from '../../shared/ui/link-button';

interface Props extends Pick<Account, 'isPremium'> {
  /** Whether another section comes first; no button is primary then. */
  quiet?: boolean;
}

/** The main links of Home: identify, the garden, and the expert or premium. */
export const HomeActions = ({ isPremium, quiet }: Props) => (
  <>
    <LinkButton to={paths.identify} size="large" icon="camera" look={quiet ? 'secondary' : 'primary'}>
      {tHome(isPremium ? 'identifyUnlimited' : 'identifyFree')}
    </LinkButton>
    <LinkButton to={paths.garden} size="large" look="secondary" icon="pot">
      {tHome('viewGarden')}
    </LinkButton>
    <LinkButton
      to={isPremium ? paths.chat : paths.premium}
      size="large"
      look="secondary"
      icon={isPremium ? 'chat' : 'star'}
    >
      {tHome(isPremium ? 'expert' : 'trial')}
    </LinkButton>
  </>
);
