export { useListKeyPlantsQuery } from './generated/plant-key';
export type { KeyPlantDto } from './generated/plant-key';
