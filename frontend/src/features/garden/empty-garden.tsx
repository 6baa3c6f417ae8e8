import emptyGarden from 'drawn/empty-garden.svg';
import { paths } from '../../shared/paths';
import { Button } from '../../shared/ui/button';
import { EmptyState } from '../../shared/ui/empty-state';
import { LinkButton } from '../../shared/ui/link-button';

/** An empty garden: three ways to a first plant. */
export function EmptyGarden({ onAdd }: { onAdd: () => void }) {
  return (
    <EmptyState
      title="Your Garden is Empty"
      drawing={emptyGarden}
      actions={
        <>
          <LinkButton to={paths.identify} icon="camera">
            Identify a Plant
          </LinkButton>
          <LinkButton to={`${paths.home}?library`} look="secondary" icon="book">
            Browse Plant Library
          </LinkButton>
          <Button look="secondary" icon="plus" onClick={onAdd}>
            Add Plant
          </Button>
        </>
      }
    >
      <p>
        Take a photo of a plant, choose it from the library, or type its name. We’ll tell you when it needs
        care.
      </p>
    </EmptyState>
  );
}
