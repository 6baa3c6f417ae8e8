import { PetSafety } from '../../entities/plant/pet-safety';
import { useListLibraryPlantsQuery, type PlantDto } from '../../shared/api/api';

/** Whether the plant is safe for pets, where the library knows it. */
export function PetNote({ plant: { libraryId, scientificName, commonName } }: { plant: PlantDto }) {
  const search = scientificName ?? commonName;
  const { data } = useListLibraryPlantsQuery({ search }, { skip: !libraryId });
  const known = data?.find(({ id }) => id === libraryId);
  return known ? <PetSafety petToxicity={known.petToxicity} /> : null;
}
