import { tGardens } from '../../languages/gardens';
import { tHousehold } from '../../languages/household';
import { useLeaveGardenMutation, type SharedGardenDto } from '../../shared/api/household';
import { householdMessages } from '../../shared/toast/messages/household';
import { useReport } from '../../shared/toast/use-report';
import { Card } from '../../shared/ui/card';
import { LinkButton } from '../../shared/ui/link-button';
import { Sure } from '../../shared/ui/sure';
import { sharedPath } from './rights';

/** The garden of another person, and how to leave it. */
export function GardenCard({ garden: { id, ownerName, may } }: { garden: SharedGardenDto }) {
  const [leave, { isLoading }] = useLeaveGardenMutation();
  const report = useReport();
  return (
    <Card level={3} title={tGardens('of', { name: ownerName })} look="raised">
      <p>{tHousehold(may === 'tick' ? 'mayTick' : 'mayChange')}</p>
      <div>
        <LinkButton to={sharedPath(id)} icon="sprout">
          {tHousehold('open', { name: ownerName })}
        </LinkButton>
      </div>
      <Sure
        label={tHousehold('leave')}
        yes={tHousehold('leaveYes')}
        no={tHousehold('leaveNo')}
        isBusy={isLoading}
        onYes={() => report(leave({ id }).unwrap(), householdMessages.left(ownerName))}
      >
        {tHousehold('leaveAbout', { name: ownerName })}
      </Sure>
    </Card>
  );
}
