import type { Account } from '../../shared/api/api';
import { paths } from '../../shared/paths';
import { LinkButton } from '../../shared/ui/link-button';

interface Props extends Pick<Account, 'isPremium'> {
  /** Something else on the page comes first. */
  quiet?: boolean;
}

/** Where to go from here: to the next identification, to the garden, and to the expert or the trial. */
export const HomeActions = ({ isPremium, quiet }: Props) => (
  <>
    <LinkButton to={paths.identify} size="large" icon="camera" look={quiet ? 'secondary' : 'primary'}>
      {isPremium ? 'Identify Plants (Unlimited)' : 'Start FREE Plant ID'}
    </LinkButton>
    <LinkButton to={paths.garden} size="large" look="secondary" icon="pot">
      View My Garden
    </LinkButton>
    <LinkButton
      to={isPremium ? paths.chat : paths.premium}
      size="large"
      look="secondary"
      icon={isPremium ? 'chat' : 'star'}
    >
      {isPremium ? 'AI Plant Expert' : 'Start Free Trial'}
    </LinkButton>
  </>
);
