import { tCommunity } from '../../../languages/community';
import type { ApiError } from '../../api/api';
import { didNotWork, failure, refused, success, undoable } from './kinds';
import type { Toast } from '../toast';

const EXPERT_SHOWN_MS = 8_000;
const EXPERT_SHOWN = 150;
const notSent = (error: ApiError): Toast => refused(tCommunity('notSent'))(error);

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
  posted: { done: () => success(tCommunity('posted'), tCommunity('postedText')), failed: notSent },
  photoShared: () => success(tCommunity('photoShared'), tCommunity('photoSharedText')),
  photoRemoved: () => success(tCommunity('photoGone')),
  commentRemoved: (undo: () => void) => undoable(tCommunity('commentDeleted'), undefined, undo),
  commentRestored: () => success(tCommunity('commentBack')),
  commentReported: (undo: () => void) => undoable(tCommunity('thanks'), tCommunity('commentReported'), undo),
  asked: {
    done: ({ response, message }: { response: string | null; message: string }): Toast =>
      response
        ? { ...success(tCommunity('expertResponse'), inShort(plain(response))), durationMs: EXPERT_SHOWN_MS }
        : success(tCommunity('sent'), message || tCommunity('sentText')),
    failed: () => failure(tCommunity('error'), tCommunity('notSent')),
  },
  edited: { done: () => success(tCommunity('saved')), failed: notSent },
  failed: didNotWork,
  removed: (undo: () => void) => undoable(tCommunity('postDeleted'), undefined, undo),
  restored: () => success(tCommunity('postBack')),
  reported: (undo: () => void) => undoable(tCommunity('thanks'), tCommunity('postReported'), undo),
  hidden: (undo: () => void) => undoable(tCommunity('postHidden'), tCommunity('postHiddenText'), undo),
  blocked: (name: string) => success(tCommunity('blocked', { name }), tCommunity('blockedText')),
  unblocked: (name: string) => success(tCommunity('unblocked', { name })),
};
