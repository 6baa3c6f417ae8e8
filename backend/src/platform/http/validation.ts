import { ValidationPipe } from '@nestjs/common';
import { getMetadataStorage, validate } from 'class-validator';
import type { ArgumentMetadata, Type } from '@nestjs/common';
import { InvalidRequest } from './problem.js';

class Validation extends ValidationPipe {
  private readonly ofNothing = new Map<Type, object>();

  /** Most queries are empty, so the validated empty query is cached for each DTO. */
  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    const { type, metatype } = metadata;
    if (type !== 'query' || !metatype || !isEmpty(value)) return super.transform(value, metadata);
    const kept = this.ofNothing.get(metatype) ?? ((await super.transform(value, metadata)) as object);
    this.ofNothing.set(metatype, kept);
    return Object.assign(Object.create(metatype.prototype as object) as object, kept);
  }
}

const isEmpty = (value: unknown) =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;

/** What the pipe uses of class-validator; by itself it would load all of it. */
const validatorPackage = { validate, getMetadataStorage };

/** Validates bodies and queries as DTOs and drops members that the DTO does not have. */
export const validation = () =>
  new Validation({
    transform: true,
    validatorPackage,
    whitelist: true,
    dismissDefaultMessages: true, // they are English, and speak of programs
    validationError: { target: false, value: false },
    exceptionFactory: (errors) => new InvalidRequest(errors),
  });
