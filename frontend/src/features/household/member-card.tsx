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
import { RIGHTS } from './rights';
import { Sure } from './sure';
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
      <Chips label={`What ${firstName} may do`} options={RIGHTS} value={may} onChange={set} />
      <Sure
        label={`Stop sharing with ${firstName}`}
        yes="Yes, stop sharing"
        no="Keep sharing"
        isBusy={isLoading}
        onYes={() => void report(remove({ id }).unwrap(), householdMessages.removed(firstName))}
      >
        The garden is closed to them at once. What they noted stays in your journal.
      </Sure>
    </Card>
  );
}

/** An invitation that nobody has accepted yet. */
export function InvitationCard({ invitation: { id, email, may, expiresAt } }: { invitation: InvitationDto }) {
  const [withdraw, { isLoading }] = useWithdrawInvitationMutation();
  const report = useReport();
  return (
    <Card level={3} title={<span className={styles.email}>{email}</span>}>
      <p>
        Invited to {may === 'tick' ? 'see and tick' : 'change everything'}. The link works until{' '}
        {dayOf(expiresAt)}.
      </p>
      <Sure
        label="Withdraw the invitation"
        yes="Yes, withdraw it"
        no="Keep it"
        isBusy={isLoading}
        onYes={() => void report(withdraw({ id }).unwrap(), householdMessages.withdrawn)}
      >
        The link in the mail opens nothing any more.
      </Sure>
    </Card>
  );
}
