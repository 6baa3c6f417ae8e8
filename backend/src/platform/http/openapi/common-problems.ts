import {
  BadRequestException,
  NotFoundException,
  PayloadTooLargeException,
  UnsupportedMediaTypeException,
} from '@nestjs/common';
import { ValidationError } from 'class-validator';
import { texts } from '../../../kernel/languages/texts.js';
import { busy } from '../../images/image-errors.js';
import {
  adminRequired,
  authenticationRequired,
  confirmationNeeded,
  isFeature,
  notYourself,
  premiumRequired,
} from '../access.js';
import { tooMuchAtOnce } from '../admission/bounds.js';
import { unknownHost } from '../hosts.js';
import { invalidCursor } from '../page.js';
import { InvalidRequest } from '../problem.js';
import { crossSiteRequest } from '../security.js';
import type { ProblemMaker } from '../contract.js';
import type { Operation } from './document.types.js';
import type { Route } from './routes.js';

const tHttp = texts('http');

const UNSAFE = ['post', 'put', 'patch', 'delete'];

/** What a call may answer because of what it is: who may ask, from where, and what it reads. */
export function commonProblems(
  method: string,
  operation: Operation,
  { access, isConfirmed, notes, ids }: Route,
): ProblemMaker[] {
  const { parameters = [], requestBody } = operation;
  const isUnsafe = UNSAFE.includes(method);
  const readsJson = isUnsafe && !notes.bytesBody && !notes.streamedBody;
  const has = (place: string) => parameters.some((parameter) => parameter.in === place);
  const rules: [boolean, ...ProblemMaker[]][] = [
    [readsJson || parameters.length > 0, unreadable],
    [Boolean(requestBody?.content?.['application/json']) || has('query'), invalidRequest],
    [parameters.some(({ name }) => name === 'cursor'), invalidCursor],
    [access !== 'public', authenticationRequired, notYourself],
    [isFeature(access), premiumRequired],
    [access === 'admin', adminRequired],
    [isConfirmed, confirmationNeeded],
    [isUnsafe && !notes.openToOtherSites, crossSiteRequest],
    [ids.length > 0, () => new NotFoundException()],
    [isUnsafe && !notes.streamedBody, () => new PayloadTooLargeException()],
    [isUnsafe, tooMuchAtOnce],
    [Boolean(requestBody), busy],
    [readsJson, () => new UnsupportedMediaTypeException()],
    [true, unknownHost, databaseAway],
  ];
  return rules.flatMap(([applies, ...makers]) => (applies ? makers : []));
}

const unreadable = () => new BadRequestException();

const invalidRequest = () =>
  new InvalidRequest([
    Object.assign(new ValidationError(), {
      property: 'email',
      constraints: { isEmail: tHttp('noEmail') },
    }),
  ]);

const databaseAway = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
