import { tWaiting } from '../../languages/waiting';
import type { ListPage } from '../../shared/api/list-page';
import { KEPT, type EntryInList, type WaitingWrite } from '../../shared/offline/waiting-write';

type Journal = { pages: ListPage<EntryInList>[] };

/** Each photo has one address until the page is closed: an entry is made with every answer of the server. */
const addresses = new Map<string, string>();

function addressOf(key: string, photo: Blob): string {
  if (!addresses.has(key)) addresses.set(key, URL.createObjectURL(photo));
  return addresses.get(key)!;
}

function entryOf({ key, at, owner, plantId, text = '', body, photo }: WaitingWrite): EntryInList {
  const sent = body as { imageUrl?: string | null; careActions?: string[] };
  return {
    id: KEPT + key,
    plantId,
    userId: owner,
    content: text,
    imageUrl: photo ? addressOf(key, photo) : (sent.imageUrl ?? null),
    careActions: sent.careActions ?? [],
    createdAt: at,
    source: 'journal',
    by: null,
    undoable: [],
    waits: tWaiting('entryWaits'),
  };
}

/** A plant's journal with an entry that waits, in its place; the same journal where it is there already. */
export function journalAsWritten(journal: Journal, write: WaitingWrite, plantId: unknown): Journal {
  const id = KEPT + write.key;
  const [first, ...others] = journal.pages;
  if (write.plantId !== plantId || !first || first.rows.some((row) => row.id === id)) return journal;
  const isLater = ({ createdAt }: EntryInList) => Date.parse(createdAt) > Date.parse(write.at);
  const later = first.rows.filter(isLater);
  const rows = [...later, entryOf(write), ...first.rows.slice(later.length)];
  return { ...journal, pages: [{ ...first, rows }, ...others] };
}
