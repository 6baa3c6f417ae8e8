/** The buttons and forms of a schedule that come when they are needed, in one file. */
export { SeasonOver } from '../../entities/plant/season-over';
export { OtherDay } from './other-day';
