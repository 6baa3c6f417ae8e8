import english from './en/upload';
import { texts } from './texts';

/** The texts of sending a photo. */
export const tUpload = texts('upload', english);
