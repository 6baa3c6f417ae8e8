import type { ApiError } from '../../api/api';
import { didNotWork, failure, success, undoable } from './kinds';

/** Plants of the garden. */
export const gardenMessages = {
  addFromResult: {
    done: (plant: { commonName: string }) => added(plant.commonName),
    failed: notAdded('Failed to add plant to garden. Please try again.'),
  },
  addFromGuide: {
    done: (plant: { commonName: string }) => added(plant.commonName),
    failed: notAdded('Failed to add plant to garden.'),
  },
  changed: (plant: string) => success('Saved', `Your changes to ${plant} are saved.`),
  archived: (plant: string, undo: () => void) =>
    undoable('Moved to Past Plants', `${plant} is kept there with its journal and photos.`, undo),
  broughtBack: (plant: string) => success('Welcome Back', `${plant} is in your garden again.`),
  removed: (plant: string, undo: () => void) =>
    undoable('Plant Deleted', `${plant} waits in Past plants for 30 days.`, undo),
  restored: () => success('Undone', 'It is back, with all that belongs to it.'),
  failed: didNotWork,
  journal: () => success('Journal Entry', 'Your note is saved.'),
};

function added(plant: string) {
  return success('Plant Added!', `${plant} has been added to your garden.`);
}

function notAdded(text: string) {
  return ({ status }: ApiError) =>
    status === 401
      ? failure('Login Required', 'Please log in to add plants to your garden.')
      : failure('Error', text);
}
