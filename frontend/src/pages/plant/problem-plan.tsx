import { PlanPanel } from '../../features/doctor/plan-panel';
import { useKeepPhoto } from '../../features/journal/use-keep-photo';
import type { PlantDto } from '../../shared/api/api';
import type { LocalDate } from '../../shared/lib/local-date';

/** The plan for a plant's open problem; photos that are taken on the way go into its journal. */
export function ProblemPlan({ plant, today }: { plant: PlantDto; today: LocalDate }) {
  const keepPhoto = useKeepPhoto(plant.id, plant.commonName);
  return <PlanPanel {...{ plant, today, keepPhoto }} />;
}
