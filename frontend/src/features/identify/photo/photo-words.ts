import { tIdentify } from '../../../languages/identify';
import { MAX_PHOTOS } from './max-photos';

/** What the next photo would best show, by the number of photos so far. */
const NEXT = [
  () => tIdentify('addLeaf'),
  () => tIdentify('addFlower'),
  () => tIdentify('addSide'),
  () => tIdentify('addStem'),
];

/** A suggestion for the photo after the first `count`; undefined once there are five. */
export const missingPhoto = (count: number): string | undefined => NEXT[count - 1]?.();

/** By how many more may be added. */
const ROOM = [
  () => tIdentify('full'),
  () => tIdentify('roomForOne'),
  () => tIdentify('roomForTwo'),
  () => tIdentify('roomForThree'),
  () => tIdentify('roomForFour'),
];

/** How many more may be added after the first `count`, in words. */
export const roomFor = (count: number): string | undefined => ROOM[MAX_PHOTOS - count]?.();

/** The label of the button: a phone takes a photo, a desktop chooses a file. */
export const cameraLabel = (isPhone: boolean) => tIdentify(isPhone ? 'takePhoto' : 'selectImage');
