import { nextCursor } from '../lib/next-cursor';

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

/** What is asked for a page of the list at this address. */
export const pageAt = (url: string) => (params: PageOf) => ({ url, params });

/** The rows of an answer with the cursor of its Link header, which the generated calls leave out. */
export const toPage = <Row>(rows: Row[], meta: Meta | undefined): ListPage<Row> => ({
  rows,
  next: nextCursor(meta?.response?.headers.get('link')),
});
