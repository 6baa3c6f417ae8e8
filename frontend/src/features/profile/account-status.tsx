import { remainingIdentifications } from '../../entities/account/account';
import { tProfile } from '../../languages/profile';
import { rich } from '../../languages/rich';
import type { Account } from '../../shared/api/api';
import { paths } from '../../shared/paths';
import { Card } from '../../shared/ui/card';
import { LinkButton } from '../../shared/ui/link-button';
import { Progress } from '../../shared/ui/progress';
import styles from './profile.module.css';

/** The plan and how much of it is used; for admins also the way to their pages. */
export function AccountStatus({ account }: { account: Account }) {
  const { isPremium, isAdmin, identificationsUsed, entitlements } = account;
  const { identifications } = entitlements;
  const left = remainingIdentifications(account);

  return (
    <Card
      title={tProfile(isPremium ? 'premiumMember' : 'freeAccount')}
      note={tProfile('status')}
      actions={
        (left !== null || isAdmin) && (
          <>
            {left !== null && (
              <LinkButton to={paths.premium} look="secondary" icon="star">
                {tProfile('seePremium')}
              </LinkButton>
            )}
            {isAdmin && (
              <LinkButton to={paths.admin} look="secondary" icon="people">
                {tProfile('openAdmin')}
              </LinkButton>
            )}
          </>
        )
      }
    >
      {identifications === null ? (
        <p>
          {rich(tProfile('usedNoLimit', { number: identificationsUsed }), {
            count: (words) => <strong className={styles.count}>{words}</strong>,
          })}
        </p>
      ) : (
        <>
          <Progress
            label={tProfile('used')}
            value={Math.min(1, identificationsUsed / identifications)}
            valueText={tProfile('usedOf', { used: identificationsUsed, all: identifications })}
          />
          <p>{tProfile('left', { count: left ?? 0 })}</p>
        </>
      )}
    </Card>
  );
}
