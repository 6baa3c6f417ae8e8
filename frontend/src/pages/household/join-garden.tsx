import lily from 'drawn/lily.svg';
import { useNavigate, useSearchParams } from 'react-router-dom';
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
    <Page title="Look after a garden together" width="form" drawing={lily}>
      <p>
        Somebody has invited you to their garden. When you join, you see their plants and what is due today.
      </p>
      <p>
        They see your first name, your email address ({email}) and what you note in their garden. Your own
        garden stays yours alone.
      </p>
      {refusal && (
        <Banner kind="warning" title="You have not joined the garden." announce>
          {refusal.code === 'network' ? 'There is no network. Please try again.' : refusal.message}
        </Banner>
      )}
      <div>
        <Button icon="sprout" size="large" busy={isLoading} busyLabel="Joining…" onClick={() => void open()}>
          Join the garden
        </Button>
      </div>
    </Page>
  );
}
