import { tHousehold } from '../../languages/household';
import {
  useRemoveMemberMutation,
  useUpdateMemberMutation,
  useWithdrawInvitationMutation,
  type InvitationDto,
  type MemberDto,
} from '../../shared/api/household';
import { dayOf } from '../../shared/lib/day-of';
import { householdMessages } from '../../shared/toast/messages/household';
import { useReport } from '../../shared/toast/use-report';
import { Card } from '../../shared/ui/card';
import { Chips } from '../../shared/ui/chips';
import { CopyField } from '../../shared/ui/copy-field';
import { Sure } from '../../shared/ui/sure';
import { rights } from './rights';
import styles from './household.module.css';

/** Somebody who shares the garden: what they may do, and how to end it. */
export function MemberCard({ member: { id, firstName, email, may } }: { member: MemberDto }) {
  const [update] = useUpdateMemberMutation();
  const [remove, { isLoading }] = useRemoveMemberMutation();
  const report = useReport();
  const set = (right: 'tick' | 'change') =>
    void report(update({ id, rightDto: { may: right } }).unwrap(), householdMessages.changed(firstName));
  return (
    <Card level={3} title={firstName} look="raised">
      <p className={styles.email}>{email}</p>
      <Chips
        label={tHousehold('whatNameMay', { name: firstName })}
        options={rights()}
        value={may}
        onChange={set}
      />
      <Sure
        label={tHousehold('stop', { name: firstName })}
        yes={tHousehold('stopYes')}
        no={tHousehold('stopNo')}
        isBusy={isLoading}
        onYes={() => report(remove({ id }).unwrap(), householdMessages.removed(firstName))}
      >
        {tHousehold('stopAbout')}
      </Sure>
    </Card>
  );
}

/** An invitation that nobody has accepted yet. */
export function InvitationCard({ invitation }: { invitation: InvitationDto }) {
  const { id, email, may, expiresAt, link } = invitation;
  const [withdraw, { isLoading }] = useWithdrawInvitationMutation();
  const report = useReport();
  return (
    <Card level={3} title={<span className={styles.email}>{email}</span>}>
      <p>{tHousehold(may === 'tick' ? 'invitedToTick' : 'invitedToChange', { day: dayOf(expiresAt) })}</p>
      {link && <CopyField label={tHousehold('passOn')} value={link} isForOthers />}
      <Sure
        label={tHousehold('withdraw')}
        yes={tHousehold('withdrawYes')}
        no={tHousehold('withdrawNo')}
        isBusy={isLoading}
        onYes={() => report(withdraw({ id }).unwrap(), householdMessages.withdrawn)}
      >
        {tHousehold('withdrawAbout')}
      </Sure>
    </Card>
  );
}
