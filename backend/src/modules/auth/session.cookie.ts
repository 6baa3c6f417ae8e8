import type { CookieSerializeOptions } from '@fastify/cookie';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Config } from '../../platform/config/config.js';
import type { Account } from './domain/account.js';
import { DEVICE_S } from './domain/device-life.js';
import { SESSION_S } from './domain/session-life.js';

const SESSION = /(?:^|;\s*)(?:__Host-)?sid=/;

/** Whether a request's Cookie header has a session, valid or not: enough to choose the page that is shown first. */
export const hasSessionCookie = (cookies: string): boolean => SESSION.test(cookies);

const PREMIUM = /(?:^|;\s*)(?:__Host-)?plan=premium(?:;|$)/;

/** Whether a request's Cookie header says that its member had premium when last seen: a hint for the first page, and no right. */
export const hasPremiumCookie = (cookies: string): boolean => PREMIUM.test(cookies);

/** Reads and writes the cookies: the session, the device that has signed in before, and the plan of the member. */
@Injectable()
export class SessionCookie {
  private readonly prefix: string;
  private readonly options: CookieSerializeOptions;

  constructor({ servedOverHttps }: Config) {
    this.prefix = servedOverHttps ? '__Host-' : '';
    this.options = { httpOnly: true, sameSite: 'lax', secure: servedOverHttps, path: '/', signed: true };
  }

  /** The session's token, if the cookie has a valid signature. */
  read(request: FastifyRequest): string | undefined {
    return this.readSigned(request, 'sid');
  }

  write(reply: FastifyReply, token: string): void {
    void reply.setCookie(`${this.prefix}sid`, token, { ...this.options, maxAge: SESSION_S });
  }

  clear(reply: FastifyReply): void {
    void reply.clearCookie(`${this.prefix}sid`, { ...this.options, signed: false });
  }

  /** The token of the device (OWASP device cookies). */
  readDevice(request: FastifyRequest): string | undefined {
    return this.readSigned(request, 'device');
  }

  writeDevice(reply: FastifyReply, token: string): void {
    void reply.setCookie(`${this.prefix}device`, token, { ...this.options, maxAge: DEVICE_S });
  }

  clearDevice(reply: FastifyReply): void {
    void reply.clearCookie(`${this.prefix}device`, { ...this.options, signed: false });
  }

  /** Sets or clears the hint of the plan where it says something else than the account. */
  notePlan(
    { headers }: FastifyRequest,
    reply: FastifyReply,
    { isPremium }: Pick<Account, 'isPremium'>,
  ): void {
    if (hasPremiumCookie(headers.cookie ?? '') === isPremium) return;
    const options = { ...this.options, signed: false };
    if (isPremium) void reply.setCookie(`${this.prefix}plan`, 'premium', { ...options, maxAge: DEVICE_S });
    else void reply.clearCookie(`${this.prefix}plan`, options);
  }

  private readSigned(request: FastifyRequest, name: string): string | undefined {
    const { cookie: all } = request.headers;
    const cookie = all && request.server.parseCookie(all)[this.prefix + name];
    const { valid, value } = cookie ? request.unsignCookie(cookie) : { valid: false, value: null };
    return valid && value ? value : undefined;
  }
}
