import fern from 'drawn/fern.svg';
import { Button } from '../../shared/ui/button';
import { EmptyState } from '../../shared/ui/empty-state';

/** While no conversation is open. */
export const Welcome = ({ onBegin }: { onBegin: () => void }) => (
  <EmptyState
    title="Welcome to AI Plant Expert"
    drawing={fern}
    actions={
      <Button look="secondary" icon="plus" onClick={onBegin}>
        Start a conversation
      </Button>
    }
  >
    <p>Start a conversation, then ask about watering, light, pests or what to do this week.</p>
  </EmptyState>
);
