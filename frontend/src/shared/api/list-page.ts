import { nextCursor } from '../lib/next-cursor';
import type { ApiError } from './base-api';

/** A page of a list, and the cursor of the next. */
export interface ListPage<Row> {
  rows: Row[];
  next?: string;
}

/** Which page, and of which rows: people whose email or name begins with a text. */
export interface PageOf {
  limit: number;
  cursor?: string;
  search?: string;
}

interface Meta {
  response?: Response;
}

/** A list that is read a page at a time. */
export const pagedList = <Row>(url: string) => ({
  query: (params: PageOf) => ({ url, params }),
  transformResponse: toPage<Row>,
});

/** A list that is read page after page, so many rows at a time. */
export const infiniteList = <Row, Arg = void>(addressOf: (of: Arg) => string, limit: number) => ({
  infiniteQueryOptions: {
    initialPageParam: '',
    getNextPageParam: ({ next }: ListPage<Row>) => next,
  },
  query: ({ queryArg, pageParam }: { queryArg: Arg; pageParam: string }) => ({
    url: addressOf(queryArg),
    params: { limit, cursor: pageParam || undefined },
  }),
  transformResponse: toPage<Row>,
});

/** The rows of an answer with the cursor of its Link header, which the generated calls leave out. */
const toPage = <Row>(rows: Row[], meta: Meta | undefined): ListPage<Row> => ({
  rows,
  next: nextCursor(meta?.response?.headers.get('link')),
});

type Answer = { data?: unknown; error?: unknown; meta?: Meta };
type Call = (request: { url: string; params: object }) => Answer | PromiseLike<Answer>;

/** Every row of a list: asks for page after page until the end. */
export async function wholeList<Row>(
  call: Call,
  url: string,
  params: object,
): Promise<{ data: Row[] } | { error: ApiError }> {
  const all: Row[] = [];
  let cursor: string | undefined;
  do {
    const { data, error, meta } = await call({ url, params: { ...params, cursor } });
    if (error) return { error: error as ApiError };
    const { rows, next } = toPage(data as Row[], meta);
    all.push(...rows);
    cursor = next;
  } while (cursor);
  return { data: all };
}
