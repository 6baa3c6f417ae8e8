/** The pages that are printed, and the one to which their QR codes lead: few people need them, so they share a file. */
export { CareCardPage } from './printed/care-card-page';
export { FridgeSheetPage } from './printed/fridge-sheet-page';
export { PlantLogPage } from './printed/plant-log-page';
