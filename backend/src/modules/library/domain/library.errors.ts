import { DomainError } from '../../../kernel/domain-error.js';
import { texts } from '../../../kernel/languages/texts.js';

const tLibrary = texts('library');

export const drawingNotFound = () =>
  new DomainError('not-found', 'drawing-not-found', tLibrary('drawingNotFound'));

export const guideNotFound = () => new DomainError('not-found', 'guide-not-found', tLibrary('guideNotFound'));
