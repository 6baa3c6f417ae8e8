import { DomainError } from '../../../kernel/domain-error.js';

export const exportNotFound = () =>
  new DomainError(
    'not-found',
    'export-not-found',
    'This download is no longer there. Please make a new one.',
  );

export const exportNotReady = () =>
  new DomainError('conflict', 'export-not-ready', 'Your download is not ready yet. Please wait a moment.');

export const importNotFound = () =>
  new DomainError('not-found', 'import-not-found', 'We cannot find this import.');

export const importUnderWay = () =>
  new DomainError(
    'conflict',
    'import-under-way',
    'Another file is being brought in right now. Please wait until it is done.',
  );

export const nothingToConfirm = () =>
  new DomainError('conflict', 'nothing-to-confirm', 'This list was already added, or it was put away.');

export const notOurs = () =>
  new DomainError(
    'unsupported',
    'not-an-import',
    'We can bring in a backup made by Leaflore (a ZIP file) or a list of plants (a CSV file). This file is neither.',
  );

export const importTooLarge = (limit: string) =>
  new DomainError('too-large', 'import-too-large', `This file is larger than ${limit}. Nothing was changed.`);

export const brokenOff = () =>
  new DomainError(
    'invalid',
    'import-broken-off',
    'The file did not arrive whole. Nothing was changed. Please try again.',
  );

export const damagedBackup = (why: string) =>
  new DomainError(
    'invalid',
    'damaged-backup',
    `We cannot read this backup: ${why} Nothing was changed. If you have another copy, please try that one.`,
  );

export const newerBackup = () =>
  new DomainError(
    'invalid',
    'newer-backup',
    'This backup was made by a newer Leaflore than this one. Nothing was changed.',
  );

export const unreadableList = (why: string) =>
  new DomainError('invalid', 'unreadable-list', `We cannot read this list: ${why} Nothing was changed.`);
