import { useLeaveGardenMutation, type SharedGardenDto } from '../../shared/api/household';
import { householdMessages } from '../../shared/toast/messages/household';
import { useReport } from '../../shared/toast/use-report';
import { Card } from '../../shared/ui/card';
import { LinkButton } from '../../shared/ui/link-button';
import { sharedPath } from './rights';
import { Sure } from './sure';

/** The garden of another person, and how to leave it. */
export function GardenCard({ garden: { id, ownerName, may } }: { garden: SharedGardenDto }) {
  const [leave, { isLoading }] = useLeaveGardenMutation();
  const report = useReport();
  return (
    <Card level={3} title={`${ownerName}’s garden`} look="raised">
      <p>
        {may === 'tick' ? 'You can see it and tick what you have done.' : 'You can change everything in it.'}
      </p>
      <div>
        <LinkButton to={sharedPath(id)} icon="sprout">
          Open {ownerName}’s garden
        </LinkButton>
      </div>
      <Sure
        label="Leave this garden"
        yes="Yes, leave it"
        no="Stay"
        isBusy={isLoading}
        onYes={() => void report(leave({ id }).unwrap(), householdMessages.left(ownerName))}
      >
        You can’t open it any more. What you noted stays in its journal. {ownerName} can invite you again.
      </Sure>
    </Card>
  );
}
