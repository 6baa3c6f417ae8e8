import { ValidationPipe } from '@nestjs/common';
import { InvalidRequest } from './problem.js';

/** Bodies and queries become checked DTOs; members that no DTO knows are dropped before anyone sees them. */
export const validation = () =>
  new ValidationPipe({
    transform: true,
    whitelist: true,
    stopAtFirstError: true,
    validationError: { target: false, value: false },
    exceptionFactory: (errors) => new InvalidRequest(errors),
  });
