import fern from 'drawn/fern.svg';
import { tExpert } from '../../languages/expert';
import { Button } from '../../shared/ui/button';
import { EmptyState } from '../../shared/ui/empty-state';

/** While no conversation is open. */
export const Welcome = ({ onBegin }: { onBegin: (from: Element) => void }) => (
  <EmptyState
    title={tExpert('welcome')}
    drawing={fern}
    actions={
      <Button look="secondary" icon="plus" onClick={({ currentTarget }) => onBegin(currentTarget)}>
        {tExpert('start')}
      </Button>
    }
  >
    <p>{tExpert('welcomeText')}</p>
  </EmptyState>
);
