import { PetSafety } from '../../entities/plant/pet-safety';
import { useListLibraryPlantsQuery, type PlantDto } from '../../shared/api/api';

/** How toxic a plant of the library is to pets. */
export function PetNote({ plant: { libraryId, scientificName, commonName } }: { plant: PlantDto }) {
  const search = scientificName ?? commonName;
  const { data } = useListLibraryPlantsQuery({ search });
  const known = data?.find(({ id }) => id === libraryId);
  return known ? <PetSafety petToxicity={known.petToxicity} /> : null;
}
