import { doneWords } from '../../entities/care/care-words';
import type { WaitingWrite } from '../../shared/offline/waiting-write';

/** What was done: "watered.", "“A new leaf”, with a photo". */
export function writeWords({ task, text, photo, body }: WaitingWrite): string {
  if (!task) return `“${text}”${photo || ('imageUrl' in body && body.imageUrl) ? ', with a photo' : ''}`;
  if (task.answer === 'still-moist') return 'still moist.';
  return task.answer === 'later' ? 'put off.' : `${doneWords(task).toLowerCase()}.`;
}
