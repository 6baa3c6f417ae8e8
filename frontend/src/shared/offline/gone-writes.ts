const GONE = 'gone-writes';
/** As many as a person may still want to undo in a tab that is open. */
const MAX_KEPT = 50;

/** What became of something that waited: it was sent, with the id that takes it back where it has one, or it was taken out. */
interface Fate {
  isSent: boolean;
  eventId?: string;
}

const all = () => JSON.parse(localStorage.getItem(GONE) ?? '[]') as [key: string, fate: Fate][];

/** Notes it for every tab, before the write itself goes. */
export function noteGone(key: string, fate: Fate): void {
  localStorage.setItem(GONE, JSON.stringify([...all(), [key, fate]].slice(-MAX_KEPT)));
}

/** Of what does not wait any more. What is not known any more has been sent: that is noted for what was taken out. */
export const whatBecameOf = (key: string): Fate => new Map(all()).get(key) ?? { isSent: true };
