/** Progress of an export or import. */
export interface Progress {
  /** The current step. */
  part: 'garden' | 'reading' | 'photos' | 'keeping';
  done: number;
  /** 0 while the total is unknown. */
  total: number;
}

/** An export of a person's data. */
export interface Export {
  id: string;
  state: 'queued' | 'working' | 'ready' | 'failed';
  progress: Progress;
  /** Size of the file, once it is ready. */
  bytes: number | null;
  /** Why it failed, in plain words. */
  problem: string | null;
  createdAt: string;
  /** The file can be downloaded until then. */
  expiresAt: string | null;
}

/** The kinds of data in a backup or a list, in the order of the report. */
export const KINDS = [
  'plants',
  'problems',
  'tasks',
  'care',
  'journal',
  'identifications',
  'photos',
  'settings',
] as const;
export type Kind = (typeof KINDS)[number];

/** The outcome for one kind of data. */
export interface Tally {
  kind: Kind;
  added: number;
  /** Was in the account before and stays unchanged. */
  already: number;
  /** Is invalid, or cannot belong to this person. */
  leftOut: number;
}

export interface ImportResult {
  tallies: Tally[];
  /** What was left out and why, in plain words; at most a few dozen. */
  notes: string[];
}

/** One row of a list of plants, with what would be imported. */
export interface ListRow {
  /** Its line in the file; the header is line 1. */
  line: number;
  commonName: string;
  scientificName: string | null;
  place: string | null;
  /** `2026-11-21` */
  lastWatered: string | null;
  notes: string | null;
  /** The plant of the library from which it gets its care. */
  libraryId: string | null;
  libraryName: string | null;
  verdict: 'new' | 'already' | 'not-understood';
  /** A note about this row in one sentence; empty when there is nothing to say. */
  remark: string;
}

/** An import of a file into a person's account. */
export interface Import {
  id: string;
  /** A ZIP made by an export, or a table of plants. */
  kind: 'backup' | 'list';
  state: 'arriving' | 'preview' | 'queued' | 'working' | 'done' | 'failed';
  progress: Progress;
  /** For a list: the rows that would be added once it is confirmed. */
  rows: ListRow[] | null;
  result: ImportResult | null;
  problem: string | null;
  createdAt: string;
}
