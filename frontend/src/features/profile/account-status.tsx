import { remainingIdentifications } from '../../entities/account/account';
import type { Account } from '../../shared/api/api';
import { paths } from '../../shared/paths';
import { Card } from '../../shared/ui/card';
import { LinkButton } from '../../shared/ui/link-button';
import { Progress } from '../../shared/ui/progress';
import styles from './profile.module.css';

/** The plan and how much of it is used. */
export function AccountStatus({ account }: { account: Account }) {
  const { isPremium, identificationsUsed, entitlements } = account;
  const { identifications } = entitlements;
  const left = remainingIdentifications(account);

  return (
    <Card
      title={isPremium ? 'Premium Member' : 'Free Account'}
      note="Account status"
      actions={
        left === null ? undefined : (
          <LinkButton to={paths.premium} look="secondary" icon="star">
            See Premium
          </LinkButton>
        )
      }
    >
      {identifications === null ? (
        <p>
          <strong className={styles.count}>{identificationsUsed}</strong> Identifications Used. There is no
          limit.
        </p>
      ) : (
        <>
          <Progress
            label="Identifications Used"
            value={Math.min(1, identificationsUsed / identifications)}
            valueText={`${identificationsUsed} of ${identifications}`}
          />
          <p>{left === 1 ? '1 left.' : `${left} left.`}</p>
        </>
      )}
    </Card>
  );
}
