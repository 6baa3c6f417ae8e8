import { tPlanting } from '../../../languages/planting';
import { tToasts } from '../../../languages/toasts';
import type { ApiError } from '../../api/api';
import { didNotWork, failure, success, undoable } from './kinds';

/** Plants of the garden. */
export const gardenMessages = {
  addFromResult: {
    done: (plant: { commonName: string }) => added(plant.commonName),
    failed: notAdded(() => tPlanting('notAddedAgain')),
  },
  addFromGuide: {
    done: (plant: { commonName: string }) => added(plant.commonName),
    failed: notAdded(() => tPlanting('notAdded')),
  },
  changed: (plant: string) => success(tPlanting('saved'), tPlanting('savedText', { plant })),
  archived: (plant: string, undo: () => void) =>
    undoable(tPlanting('archived'), tPlanting('archivedText', { plant }), undo),
  broughtBack: (plant: string) => success(tPlanting('back'), tPlanting('backText', { plant })),
  removed: (plant: string, undo: () => void) =>
    undoable(tPlanting('deleted'), tPlanting('deletedText', { plant }), undo),
  restored: () => success(tToasts('undone'), tPlanting('restored')),
  failed: didNotWork,
  journal: () => success(tPlanting('entry'), tPlanting('entrySaved')),
};

function added(plant: string) {
  return success(tPlanting('added'), tPlanting('addedText', { plant }));
}

function notAdded(text: () => string) {
  return ({ status }: ApiError) =>
    status === 401 ? failure(tPlanting('logIn'), tPlanting('logInText')) : failure(tToasts('error'), text());
}
