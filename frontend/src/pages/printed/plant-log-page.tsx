import { useParams } from 'react-router-dom';
import { useGetPlantQuery } from '../../shared/api/api';
import { NoPlant } from './no-plant';
import { Question } from './question';

/** One question about a plant, for who stands in front of it: has it been watered? The QR code on its pot leads here. */
export function PlantLogPage() {
  const { id = '' } = useParams();
  const { currentData: plant, error, isFetching, refetch } = useGetPlantQuery({ id });
  if (plant) return <Question plant={plant} />;
  return <NoPlant error={error} isBusy={isFetching} onRetry={() => void refetch()} />;
}
