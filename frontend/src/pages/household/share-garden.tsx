import { useAccount } from '../../entities/account/use-account';
import { GardenCard } from '../../features/household/garden-card';
import styles from '../../features/household/household.module.css';
import { InvitationCard, MemberCard } from '../../features/household/member-card';
import { useGetHouseholdQuery } from '../../shared/api/household';
import { paths } from '../../shared/paths';
import { Banner } from '../../shared/ui/banner';
import { Failed } from '../../shared/ui/failed';
import { Late } from '../../shared/ui/late';
import { LinkButton } from '../../shared/ui/link-button';
import { Page, Section } from '../../shared/ui/page';
import { Skeleton } from '../../shared/ui/skeleton';

const MAX = 5;
const NOTHING = {};
const loadForm = async () => (await import('../../features/household/invite-form')).InviteForm;

/** With whom the garden is shared, how to invite somebody, and whose gardens are shared with this person. */
export function ShareGarden() {
  const { emailVerifiedAt } = useAccount();
  const { data, error, isFetching, refetch } = useGetHouseholdQuery();
  const count = data ? data.members.length + data.invitations.length : 0;
  return (
    <Page
      title="Share Your Garden"
      lead="Look after your plants together. Each of you logs in with an account of your own, and every mark says who made it."
      actions={
        <LinkButton to={paths.garden} look="secondary" icon="sprout">
          My Garden
        </LinkButton>
      }
    >
      {!data && !error && <Skeleton count={2} label="Loading who shares your garden" />}
      {!data && error && (
        <Failed title="We couldn’t load this page" isBusy={isFetching} onRetry={() => void refetch()}>
          Nothing was changed.
        </Failed>
      )}
      {data && data.gardens.length > 0 && (
        <Section title="Gardens shared with you">
          <div className={styles.list}>
            {data.gardens.map((garden) => (
              <GardenCard key={garden.id} garden={garden} />
            ))}
          </div>
        </Section>
      )}
      {data && (
        <Section title="Invite somebody">
          {emailVerifiedAt === null ? (
            <Banner kind="info" title="Please confirm your own email address first.">
              Then you can invite others. The link for it is on <a href={paths.profile}>your profile</a>.
            </Banner>
          ) : count >= MAX ? (
            <p>Your garden has {MAX} people with those you have invited, which is as many as there can be.</p>
          ) : (
            <Late load={loadForm} of={NOTHING} className={styles.place} />
          )}
        </Section>
      )}
      {data && (
        <Section title="Who shares your garden">
          {count === 0 && (
            <p>Only you, so far. Your settings, reminders and your other data always stay yours alone.</p>
          )}
          <div className={styles.list}>
            {data.members.map((member) => (
              <MemberCard key={member.id} member={member} />
            ))}
            {data.invitations.map((invitation) => (
              <InvitationCard key={invitation.id} invitation={invitation} />
            ))}
          </div>
        </Section>
      )}
    </Page>
  );
}
