import { tSitter } from '../../../languages/sitter';
import type { ApiError } from '../../api/api';
import { refused } from './kinds';

/** The page of a plant sitter. */
export const sitterMessages = {
  ticked: { failed: (error: ApiError) => refused(tSitter('notNoted'))(error) },
};
