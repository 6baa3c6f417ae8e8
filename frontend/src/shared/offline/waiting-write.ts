import type { JournalEntryDto } from '../api/api';
import type { KeptRow } from '../lib/kept-store';
import type { LocalDate } from '../lib/local-date';

/** Something that a person did without a network, and that the server does not have yet. */
export interface WaitingWrite extends KeptRow {
  owner: string;
  /** When it was done: ISO 8601, in UTC. */
  at: string;
  plantId: string;
  plantName: string;
  /** Where it is sent, and what; a photo is sent before. */
  url: string;
  body: object;
  photo?: Blob;
  /** Of an answer to a care task. */
  task?: { id: string | null; kind: string; title?: string | null; answer: string; on: LocalDate };
  /** Of a journal entry. */
  text?: string;
  /** Why the server did not take it. */
  refusal?: string;
}

/** What the server says of one that was sent: what takes it back, or that another one of the household was first. */
export interface Sent {
  eventId?: string;
  alreadyDone?: string | null;
}

/** Stands before the key of a write that is kept, where an id of the server stands otherwise. */
export const KEPT = 'kept ';

/** A write that is kept: what takes it back is its key. */
export interface Kept {
  isKept: true;
  eventId: string;
}

/** A line of a plant's journal; `waits` says that it is only on this device. */
export interface EntryInList extends JournalEntryDto {
  waits?: string;
}
