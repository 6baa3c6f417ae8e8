import { DomainError } from '../../../kernel/domain-error.js';

export const drawingNotFound = () =>
  new DomainError('not-found', 'drawing-not-found', 'There is no such drawing.');

export const guideNotFound = () =>
  new DomainError('not-found', 'guide-not-found', 'We have no care guide at this address.');
