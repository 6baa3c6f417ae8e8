/** How far a long piece of work has come. */
export interface Progress {
  /** What is being worked on. */
  part: 'garden' | 'reading' | 'photos' | 'keeping';
  done: number;
  /** 0 while nobody knows yet. */
  total: number;
}

/** A person's data on its way into a file. */
export interface Export {
  id: string;
  state: 'queued' | 'working' | 'ready' | 'failed';
  progress: Progress;
  /** Size of the file, once it is there. */
  bytes: number | null;
  /** Why it failed, in plain words. */
  problem: string | null;
  createdAt: string;
  /** Until when the file can be downloaded. */
  expiresAt: string | null;
}

/** What a backup or a list can bring, in the order in which it is told. */
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

/** What became of one kind of record. */
export interface Tally {
  kind: Kind;
  added: number;
  /** Was in the account before, and stays as it is there. */
  already: number;
  /** Could not be read, or cannot belong to this person. */
  leftOut: number;
}

export interface ImportResult {
  tallies: Tally[];
  /** What was left out and why, in plain words; at most a few dozen. */
  notes: string[];
}

/** One row of a list of plants, and what we make of it. */
export interface ListRow {
  /** Its line in the file, the header being line 1. */
  line: number;
  commonName: string;
  scientificName: string | null;
  place: string | null;
  /** `2026-11-21` */
  lastWatered: string | null;
  notes: string | null;
  /** The plant of the library that it gets its care from. */
  libraryId: string | null;
  libraryName: string | null;
  verdict: 'new' | 'already' | 'not-understood';
  /** What a person should know of it, in a sentence; empty when all is well. */
  remark: string;
}

/** A file on its way into a person's account. */
export interface Import {
  id: string;
  /** A ZIP made by an export, or a table of plants. */
  kind: 'backup' | 'list';
  state: 'arriving' | 'preview' | 'queued' | 'working' | 'done' | 'failed';
  progress: Progress;
  /** Of a list: what would be added; nothing is until it is confirmed. */
  rows: ListRow[] | null;
  result: ImportResult | null;
  problem: string | null;
  createdAt: string;
}
