import { speaking } from '../../kernel/languages/language.js';
import { pictureNotFound, storageAway, storageFull } from '../../platform/storage/image-store.js';
import { identifierFailed } from './domain/identification.errors.js';
import type { IdentificationRow } from './domain/identification.js';
import { toAnswer, toRecord } from './identification.views.js';

describe('an identification that has failed', () => {
  it.each([
    ['without an answer', identifierFailed.unavailable],
    ['as its photo is gone', pictureNotFound],
    ['as the photos are away', storageAway],
    ['as there is no room for photos', storageFull],
  ])('%s says so in the reader’s language, not in the worker’s', (_, make) => {
    const { kind, code, message } = speaking('en', () => make());
    const row = { createdAt: new Date(), finding: null, failure: { kind, code, message } };
    speaking('de', () => {
      const { message: german } = make();
      expect(german).not.toBe(message);
      expect(toRecord(row as IdentificationRow).failure).toEqual({ code, message: german });
      expect(() => toAnswer(row as IdentificationRow, 3)).toThrow(german);
    });
  });
});
