import lily from 'drawn/lily.svg';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { tHousehold } from '../../languages/household';
import { useAccount } from '../../entities/account/use-account';
import { sharedPath } from '../../features/household/rights';
import type { ApiError } from '../../shared/api/api';
import { useJoinGardenMutation } from '../../shared/api/household';
import { Banner } from '../../shared/ui/banner';
import { Button } from '../../shared/ui/button';
import { Page } from '../../shared/ui/page';

/** The target of the link in an invitation. It asks first: mail programs open links by themselves. */
export function JoinGarden() {
  const { email } = useAccount();
  const token = useSearchParams()[0].get('token') ?? '';
  const [join, { error, isLoading }] = useJoinGardenMutation();
  const navigate = useNavigate();
  const refusal = error as ApiError | undefined;
  const open = async () => {
    const garden = await join({ joinDto: { token } })
      .unwrap()
      .catch(() => undefined);
    if (garden) void navigate(sharedPath(garden.id), { replace: true });
  };
  return (
    <Page title={tHousehold('joinTitle')} width="form" drawing={lily}>
      <p>{tHousehold('joinLead')}</p>
      <p>{tHousehold('joinSeen', { email })}</p>
      {refusal && (
        <Banner kind="warning" title={tHousehold('notJoined')} announce>
          {refusal.code === 'network' ? tHousehold('noNetwork') : refusal.message}
        </Banner>
      )}
      <div>
        <Button
          icon="sprout"
          size="large"
          busy={isLoading}
          busyLabel={tHousehold('joining')}
          onClick={() => void open()}
        >
          {tHousehold('join')}
        </Button>
      </div>
    </Page>
  );
}
