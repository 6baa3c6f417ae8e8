import { Injectable } from '@nestjs/common';
import type { ExecutionContext } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { plainToInstance } from 'class-transformer';
import { validate } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import { InvalidRequest } from '../../platform/http/problem.js';
import { LoginDto } from './auth.dto.js';
import { invalidCredentials } from './domain/account.errors.js';

/** Runs passport-local. Guards run before pipes, so the body is validated here. */
@Injectable()
export class LoginGuard extends AuthGuard('local') {
  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const { body } = context.switchToHttp().getRequest<FastifyRequest>();
    const mistakes = await validate(plainToInstance(LoginDto, body ?? {}));
    if (mistakes.length) throw new InvalidRequest(mistakes);
    return (await super.canActivate(context)) as boolean;
  }

  override handleRequest<Person>(error: unknown, person: Person | false): Person {
    if (error) throw error;
    if (!person) throw invalidCredentials();
    return person;
  }
}
