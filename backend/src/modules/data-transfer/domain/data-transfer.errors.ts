import { DomainError } from '../../../kernel/domain-error.js';

export const exportNotFound = () =>
  new DomainError('not-found', 'export-not-found', 'This download has expired. Please make a new one.');

export const exportNotReady = () =>
  new DomainError('conflict', 'export-not-ready', 'Your download isn’t ready yet. Please wait a moment.');

export const importNotFound = () =>
  new DomainError('not-found', 'import-not-found', 'We can’t find this import.');

export const importUnderWay = () =>
  new DomainError(
    'conflict',
    'import-under-way',
    'Another file is being imported right now. Please wait until it’s done.',
  );

export const nothingToConfirm = () =>
  new DomainError('conflict', 'nothing-to-confirm', 'This list was already added or discarded.');

export const notOurs = () =>
  new DomainError(
    'unsupported',
    'not-an-import',
    'You can import a Leaflore backup (a ZIP file) or a list of plants (a CSV file). This file is neither.',
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
    `We can’t read this backup: ${why} Nothing was changed. If you have another copy, please try that one.`,
  );

export const newerBackup = () =>
  new DomainError(
    'invalid',
    'newer-backup',
    'This backup was made by a newer Leaflore than this one. Nothing was changed.',
  );

export const unreadableList = (why: string) =>
  new DomainError('invalid', 'unreadable-list', `We can’t read this list: ${why} Nothing was changed.`);
