import { tHousehold } from '../../../languages/household';
import type { ApiError } from '../../api/api';
import type { InvitationDto } from '../../api/household';
import { refused, success, undoable } from './kinds';

/** Gardens that several people look after. */
export const householdMessages = {
  invited: (email: string) => ({
    done: ({ link }: InvitationDto) =>
      link
        ? success(tHousehold('linkMade'), tHousehold('linkMadeAbout', { email }))
        : success(tHousehold('invited'), tHousehold('invitedAbout', { email })),
  }),
  withdrawn: {
    done: () => success(tHousehold('withdrawn'), tHousehold('withdrawnAbout')),
    failed: (error: ApiError) => refused(tHousehold('notWithdrawn'))(error),
  },
  changed: (name: string) => ({
    done: () => success(tHousehold('changed'), tHousehold('changedAbout', { name })),
    failed: refused(tHousehold('notChanged')),
  }),
  removed: (name: string) => ({
    done: () => success(tHousehold('removed'), tHousehold('removedAbout', { name })),
    failed: refused(tHousehold('notRemoved')),
  }),
  left: (name: string) => ({
    done: () => success(tHousehold('left', { name }), tHousehold('leftAbout')),
    failed: refused(tHousehold('notLeft')),
  }),
  plantRemoved: (plant: string, undo: () => void) => ({
    done: () => undoable(tHousehold('plantRemoved'), tHousehold('plantRemovedAbout', { plant }), undo),
    failed: refused(tHousehold('notDeleted')),
  }),
  plantBack: { failed: (error: ApiError) => refused(tHousehold('notBroughtBack'))(error) },
};
