import { doneWithin } from '../../entities/care/care-words';
import { tWaiting } from '../../languages/waiting';
import type { WaitingWrite } from '../../shared/offline/waiting-write';

/** What was done: "watered.", "“A new leaf”, with a photo". */
export function writeWords({ task, text = '', photo, body }: WaitingWrite): string {
  const hasPhoto = photo || ('imageUrl' in body && body.imageUrl);
  if (!task) return tWaiting(hasPhoto ? 'noteWithPhoto' : 'note', { text });
  if (task.answer === 'still-moist') return tWaiting('moist');
  return task.answer === 'later' ? tWaiting('putOff') : `${doneWithin(task)}.`;
}
