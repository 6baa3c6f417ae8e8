import { DomainError } from '../../../kernel/domain-error.js';
import { texts } from '../../../kernel/languages/texts.js';

const tData = texts('dataTransfer');

export const exportNotFound = () => new DomainError('not-found', 'export-not-found', tData('exportNotFound'));

export const exportNotReady = () => new DomainError('conflict', 'export-not-ready', tData('exportNotReady'));

export const importNotFound = () => new DomainError('not-found', 'import-not-found', tData('importNotFound'));

export const importUnderWay = () => new DomainError('conflict', 'import-under-way', tData('importUnderWay'));

export const nothingToConfirm = () =>
  new DomainError('conflict', 'nothing-to-confirm', tData('nothingToConfirm'));

export const notOurs = () => new DomainError('unsupported', 'not-an-import', tData('notOurs'));

export const importTooLarge = (limit: string) =>
  new DomainError('too-large', 'import-too-large', tData('importTooLarge', { limit }));

export const brokenOff = () => new DomainError('invalid', 'import-broken-off', tData('brokenOff'));

/** `why` is a sentence of the catalogue that goes on after a colon. */
export const damagedBackup = (why: string) =>
  new DomainError('invalid', 'damaged-backup', tData('damagedBackup', { why }));

export const newerBackup = () => new DomainError('invalid', 'newer-backup', tData('newerBackup'));

/** `why` is a sentence of the catalogue that goes on after a colon. */
export const unreadableList = (why: string) =>
  new DomainError('invalid', 'unreadable-list', tData('unreadableList', { why }));
