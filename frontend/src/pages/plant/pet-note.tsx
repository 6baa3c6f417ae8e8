import { PetSafety } from '../../entities/plant/pet-safety';
import { useListLibraryPlantsQuery, type PlantDto } from '../../shared/api/api';

/** How toxic the plant is to pets, if the library knows. */
export function PetNote({ plant: { libraryId, scientificName, commonName } }: { plant: PlantDto }) {
  const search = scientificName ?? commonName;
  const { data } = useListLibraryPlantsQuery({ search }, { skip: !libraryId });
  const known = data?.find(({ id }) => id === libraryId);
  return known ? <PetSafety petToxicity={known.petToxicity} /> : null;
}
