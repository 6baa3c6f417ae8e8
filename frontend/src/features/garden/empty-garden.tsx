import emptyGarden from 'drawn/empty-garden.svg';
import { useLibraryPath } from '../../entities/account/use-library-path';
import { tGarden } from '../../languages/garden';
import { paths } from '../../shared/paths';
import { Button } from '../../shared/ui/button';
import { EmptyState } from '../../shared/ui/empty-state';
import { LinkButton } from '../../shared/ui/link-button';

/** An empty garden: three ways to a first plant. */
export function EmptyGarden({ onAdd }: { onAdd: () => void }) {
  const library = useLibraryPath();
  return (
    <EmptyState
      title={tGarden('emptyTitle')}
      drawing={emptyGarden}
      actions={
        <>
          <LinkButton to={paths.identify} icon="camera">
            {tGarden('identify')}
          </LinkButton>
          <LinkButton to={library} look="secondary" icon="book">
            {tGarden('browse')}
          </LinkButton>
          <Button look="secondary" icon="plus" onClick={onAdd}>
            {tGarden('addPlant')}
          </Button>
        </>
      }
    >
      <p>{tGarden('emptyText')}</p>
    </EmptyState>
  );
}
