import { tHousehold } from '../../languages/household';
import { rich } from '../../languages/rich';
import { tShell } from '../../languages/shell';
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
      title={tHousehold('title')}
      lead={tHousehold('lead')}
      actions={
        <LinkButton to={paths.garden} look="secondary" icon="sprout">
          {tShell('myGarden')}
        </LinkButton>
      }
    >
      {!data && !error && <Skeleton count={2} label={tHousehold('loadingWho')} />}
      {!data && error && (
        <Failed title={tHousehold('pageNotLoaded')} isBusy={isFetching} onRetry={() => void refetch()}>
          {tHousehold('nothingChanged')}
        </Failed>
      )}
      {data && data.gardens.length > 0 && (
        <Section title={tHousehold('sharedWithYou')}>
          <div className={styles.list}>
            {data.gardens.map((garden) => (
              <GardenCard key={garden.id} garden={garden} />
            ))}
          </div>
        </Section>
      )}
      {data && (
        <Section title={tHousehold('invite')}>
          {emailVerifiedAt === null ? (
            <Banner kind="info" title={tHousehold('confirmFirst')}>
              {rich(tHousehold('confirmAbout'), { link: (words) => <a href={paths.profile}>{words}</a> })}
            </Banner>
          ) : count >= MAX ? (
            <p>{tHousehold('full', { number: MAX })}</p>
          ) : (
            <Late load={loadForm} of={NOTHING} className={styles.place} />
          )}
        </Section>
      )}
      {data && (
        <Section title={tHousehold('who')}>
          {count === 0 && <p>{tHousehold('onlyYou')}</p>}
          <div className={styles.list} tabIndex={-1}>
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
