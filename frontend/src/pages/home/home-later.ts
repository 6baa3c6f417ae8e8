/** Parts of Home whose code comes after the page, in one file. */
export { AnswerNotice } from '../../features/community/answer-notice';
export { MonthOfGarden } from '../../features/year/month-of-garden';
export { GardenPreview } from '../garden-preview';
