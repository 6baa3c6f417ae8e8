import {
  createApi,
  fetchBaseQuery,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query/react';
import { language } from '../../languages/language';
import { confirmation, type Asking } from '../lib/confirmation';

/** A failed call: the `application/problem+json` of the API, or no answer at all. */
export interface ApiError {
  /** The HTTP status; 0 where there was no answer. */
  status: number;
  /** The stable code of the failure, such as `trial-limit-reached`; `network` where there was no answer. */
  code: string;
  /** A message for the reader; empty if the server gave none. */
  message: string;
  /** Errors by field of the request. */
  errors?: { field: string; message: string }[];
}

const NO_ANSWER: ApiError = { status: 0, code: 'network', message: '' };

/** Converts a failed fetch to an ApiError. */
export function toApiError({ status, ...rest }: FetchBaseQueryError): ApiError {
  if (typeof status !== 'number') {
    return 'originalStatus' in rest
      ? { status: rest.originalStatus, code: 'unreadable', message: '' }
      : NO_ANSWER;
  }
  const { code, message, errors } = (rest.data ?? {}) as Partial<ApiError>;
  return { status, code: code ?? `http-${status}`, message: message ?? '', errors };
}

// The generated endpoints have absolute paths (/api/…); outside a page, as in tests, fetch needs an origin too.
declare global {
  interface Window {
    /** Answers to the requests that public/start.js sent while the app was loading, by address. */
    early?: Record<string, Promise<Response | undefined>>;
  }
}

/** Uses the answer to an early request, once; sends the request if there was none, or no answer. */
async function ask(request: Request): Promise<Response> {
  const address = request.url.slice(location.origin.length);
  const early = request.method === 'GET' ? window.early?.[address] : undefined;
  delete window.early?.[address];
  return (await early) ?? fetch(request);
}

const call = fetchBaseQuery({
  fetchFn: (request) => ask(request as Request),
  baseUrl: globalThis.location?.origin,
  credentials: 'same-origin',
  headers: { accept: 'application/json' },
});

/** What says something, and is the same for everybody: kept by its address, which names the language where that is not English. */
const IN_WORDS = /^\/api\/(plant-library(\/[^/]+)?|plant-key|known-plants)$/;

function inLanguage(args: string | FetchArgs): string | FetchArgs {
  const asked: FetchArgs = typeof args === 'string' ? { url: args } : args;
  if (language() === 'en' || !IN_WORDS.test(asked.url)) return args;
  return { ...asked, params: { ...asked.params, language: language() } };
}

type BaseQuery = BaseQueryFn<string | FetchArgs, unknown, ApiError, Asking, FetchBaseQueryMeta>;

const send: BaseQuery = async (args, api, options) => {
  const { data, error, meta } = await call(inLanguage(args), api, options);
  return error ? { error: toApiError(error), meta } : { data, meta };
};

/** A call that needs the person's own hand asks for it, and is then sent again; so is a change when the login is over. */
const baseQuery: BaseQuery = async (args, api, options) => {
  const answer = await send(args, api, options);
  const why = answer.error?.code;
  const isNeeded =
    why === 'confirmation-needed' || (why === 'authentication-required' && api.type === 'mutation');
  return isNeeded && (await confirmation.ask(api, why, options)) ? send(args, api, options) : answer;
};

/** What calls return and change; any endpoint may use the tags of another. */
const tagTypes = [
  'auth', 'garden', 'care', 'library', 'reminders', 'journal', 'identification', 'devices',
] as const; // prettier-ignore

/** The one RTK Query API: no retries, no refetch on focus or reconnect, data kept until something invalidates it. */
export const baseApi = createApi({
  reducerPath: 'api',
  tagTypes,
  baseQuery,
  keepUnusedDataFor: Infinity,
  refetchOnFocus: false,
  refetchOnReconnect: false,
  refetchOnMountOrArgChange: false,
  endpoints: () => ({}),
});
