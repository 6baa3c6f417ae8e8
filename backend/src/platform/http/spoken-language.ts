import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  isLanguage,
  LANGUAGES,
  OFFERED,
  preferredLanguage,
  speaking,
} from '../../kernel/languages/language.js';
import type { LanguageCode } from '../../kernel/languages/language.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** In which it is answered. */
    language?: LanguageCode;
  }
}

/** What a route's config may say. */
interface RouteNotes {
  /** The answer is kept by its address, so that its language is part of that, and no other is looked for. */
  languageInAddress?: boolean;
}

const YEAR_S = 365 * 24 * 60 * 60;
const COOKIE = /(?:^|;\s*)language=(\w+)/;
/** Answers that people read; pictures, files and tables are in no language of ours. */
const IN_WORDS = /^(application\/(problem\+)?json|text\/event-stream)\b/;

/** What was chosen on the device: the page that asks is in this language. */
export function chosenLanguage({ headers }: Pick<FastifyRequest, 'headers'>): LanguageCode | undefined {
  const code = COOKIE.exec(headers.cookie ?? '')?.[1];
  return isLanguage(code) ? code : undefined;
}

/** The language that the device prefers, of those that people can choose; English where it prefers none of them. */
const preferred = ({ headers }: FastifyRequest): LanguageCode =>
  preferredLanguage(headers['accept-language'], OFFERED) ?? 'en';

const notesOf = (request: FastifyRequest) => request.routeOptions.config as RouteNotes;

/** What `?language=` says; English without it. */
function languageInAddress({ query }: FastifyRequest): LanguageCode {
  const { language } = query as Record<string, unknown>;
  return isLanguage(language) ? language : 'en';
}

/**
 * Answers requests in the language of the page that asks, as its cookie says, or without one in that which the device prefers;
 * an answer that is cached by its address has the language that the address names. Runs before all hooks that may refuse a
 * request.
 */
export function speakLanguages(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, _reply, done) => {
    request.language = notesOf(request).languageInAddress
      ? languageInAddress(request)
      : (chosenLanguage(request) ?? preferred(request));
    speaking(request.language, done);
  });
  // The end of a body is an event of the connection, which knows nothing of the request that it belongs to. A GET has none.
  fastify.addHook('preValidation', (request, _reply, done) =>
    request.method === 'GET' ? done() : speaking(request.language, done),
  );
  fastify.addHook('onSend', (request, reply, payload, done) => {
    if (IN_WORDS.test(String(reply.getHeader('content-type'))))
      void reply.header('content-language', request.language ?? 'en');
    done(null, payload);
  });
}

/** Addresses that name a language, such as /es/plants, are in that one. */
const NAMED = new RegExp(`^/(${LANGUAGES.join('|')})(/|\\?|$)`, 'i');

/**
 * The language of a first visit: that which the device prefers, where nothing was chosen on it and the address names none; undefined
 * where it is English, which needs no cookie.
 */
export function languageOfFirstVisit(request: FastifyRequest): LanguageCode | undefined {
  if (chosenLanguage(request) || NAMED.test(request.url)) return undefined;
  const code = preferred(request);
  return code === 'en' ? undefined : code;
}

/** Keeps a language on the device, as frontend/src/languages/choose.ts does it: the page reads this cookie, and so do we. */
export function keepLanguage(reply: FastifyReply, code: LanguageCode): void {
  void reply.header('set-cookie', `language=${code}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax`);
}

/** The same request from a device on which this language was chosen. */
export const asIfChosen = (
  { url, headers }: FastifyRequest,
  code: LanguageCode,
): Pick<FastifyRequest, 'url' | 'headers'> => ({
  url,
  headers: { ...headers, cookie: [headers.cookie ?? [], `language=${code}`].flat().join('; ') },
});
