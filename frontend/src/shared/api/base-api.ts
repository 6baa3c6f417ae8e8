import {
  createApi,
  fetchBaseQuery,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query/react';

/** Every failure of a call: what the API's `application/problem+json` says, or that the network did not answer. */
export interface ApiError {
  /** The HTTP status; 0 where there was no answer. */
  status: number;
  /** The stable name of the failure, such as `trial-limit-reached`; `network` where there was no answer. */
  code: string;
  /** Words for the reader; empty where the server gave none. */
  message: string;
  /** What is wrong with which field of the request. */
  errors?: { field: string; message: string }[];
}

const NO_ANSWER: ApiError = { status: 0, code: 'network', message: '' };

/** Reads a failed fetch as an ApiError. */
export function toApiError({ status, ...rest }: FetchBaseQueryError): ApiError {
  if (typeof status !== 'number') {
    return 'originalStatus' in rest
      ? { status: rest.originalStatus, code: 'unreadable', message: '' }
      : NO_ANSWER;
  }
  const { code, message, errors } = (rest.data ?? {}) as Partial<ApiError>;
  return { status, code: code ?? `http-${status}`, message: message ?? '', errors };
}

// The generated endpoints carry whole paths (/api/…); an origin is needed where fetch knows no page, as in tests.
declare global {
  interface Window {
    /** Questions that public/start.js has sent while the app was still loading, by their addresses. */
    early?: Record<string, Promise<Response | undefined>>;
  }
}

/** Takes the answer to a question that was asked early, once; asks now where it was not, or got no answer. */
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

type BaseQuery = BaseQueryFn<string | FetchArgs, unknown, ApiError, object, FetchBaseQueryMeta>;

const baseQuery: BaseQuery = async (args, api, options) => {
  const { data, error, meta } = await call(args, api, options);
  return error ? { error: toApiError(error), meta } : { data, meta };
};

/** What calls answer about, and change; any part of the API may name the tags of another. */
const tagTypes = [
  'auth', 'garden', 'care', 'library', 'reminders', 'journal', 'identification',
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
