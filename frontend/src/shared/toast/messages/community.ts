import type { ApiError } from '../../api/api';
import { failure, noNetwork, refused, success, undoable } from './kinds';
import type { Toast } from '../toast';

const EXPERT_SHOWN_MS = 8_000;
const EXPERT_SHOWN = 150;
const NOT_SENT = 'Failed to send message. Please try again.';
const sent = ({ code, message }: ApiError): Toast =>
  code === 'network' ? noNetwork() : failure('Error', message || NOT_SENT);

const inShort = (text: string) => (text.length > EXPERT_SHOWN ? `${text.slice(0, EXPERT_SHOWN)}...` : text);
/** An answer's Markdown without its marks, as a toast shows text alone. */
const plain = (markdown: string) =>
  markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*+|^(?:- |\d+\. )/gm, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Posts, comments and questions to the experts. */
export const communityMessages = {
  posted: { done: () => success('Posted!', 'Everybody in the community can read it now.'), failed: sent },
  photoShared: () => success('Photo shared!', 'Others see it as soon as it has been looked at.'),
  photoRemoved: () => success('Your photo is gone'),
  commentRemoved: (undo: () => void) => undoable('Comment deleted', undefined, undo),
  commentRestored: () => success('Your comment is back'),
  commentReported: () =>
    success('Thank you', 'Our team will look at this comment. You don’t see it any more.'),
  asked: {
    done: ({ response, message }: { response: string | null; message: string }): Toast =>
      response
        ? { ...success('Expert Response Received!', inShort(plain(response))), durationMs: EXPERT_SHOWN_MS }
        : success('Message Sent!', message || 'Your message has been sent to our expert network.'),
    failed: () => failure('Error', NOT_SENT),
  },
  edited: { done: () => success('Saved'), failed: sent },
  failed: refused('That didn’t work. Please try again.'),
  removed: (undo: () => void) => undoable('Post deleted', undefined, undo),
  restored: () => success('Your post is back'),
  reported: () => success('Thank you', 'Our team will look at this post. You don’t see it any more.'),
  hidden: (undo: () => void) => undoable('Post hidden', 'You don’t see it any more. Others do.', undo),
  blocked: (name: string) => success(`${name} is blocked`, 'You don’t see each other’s posts any more.'),
  unblocked: (name: string) => success(`${name} is no longer blocked`),
};

/** What admins do about questions. */
export const deskMessages = {
  responded: () => success('Success', 'Question marked as responded.'),
  photoShown: () => success('Everybody sees this photo now'),
  photoRefused: () => success('The photo is refused', 'Its author alone sees it, and may take it away.'),
};
