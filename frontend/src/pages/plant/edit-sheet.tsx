import { useNavigate } from 'react-router-dom';
import { PlantSheet } from '../../features/garden/plant-sheet';
import { useGardenPlantsQuery, type PlantDto } from '../../shared/api/api';
import { useWhileHere } from '../../shared/lib/use-while-here';
import { paths } from '../../shared/paths';

interface Props {
  plant: PlantDto;
  open: boolean;
  onClose: () => void;
}

/** The garden's sheet for this plant; archiving or deleting it leads to the garden, in place of the plant's page. */
export function EditSheet({ plant, open, onClose }: Props) {
  const { data: plants } = useGardenPlantsQuery({ archived: false }, { skip: !open });
  const navigate = useNavigate();
  const whileHere = useWhileHere();
  return (
    <PlantSheet
      plant={open ? plant : undefined}
      plants={plants}
      onClose={onClose}
      onGone={() => whileHere(() => void navigate(paths.garden, { replace: true }))}
    />
  );
}
