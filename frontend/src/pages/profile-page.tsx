import { lazy, Suspense } from 'react';
import leaf from 'drawn/app-icon.svg';
import { nameOf } from '../entities/account/account';
import { useAccount } from '../entities/account/use-account';
import { AccountStatus } from '../features/profile/account-status';
import { NamesForm } from '../features/profile/names-form';
import { useLatePart } from '../shared/lib/use-late-part';
import { Button } from '../shared/ui/button';
import { Page, Section } from '../shared/ui/page';
import { Spinner } from '../shared/ui/spinner';
import styles from './profile-page.module.css';

const OwnData = lazy(async () => ({ default: (await import('../features/own-data/own-data')).OwnData }));

/** Who the reader is to us, and the key to the door. */
export function ProfilePage() {
  const account = useAccount();
  const [password, fetchPassword] = useLatePart(() => import('../features/profile/change-password-form'));
  return (
    <Page title="My Profile">
      <div className={styles.columns}>
        <div className={styles.person}>
          <img
            className={styles.photo}
            src={account.profileImageUrl ?? leaf}
            alt={account.profileImageUrl ? `${nameOf(account)}, profile photo` : ''}
            width="144"
            height="144"
          />
          <AccountStatus account={account} />
        </div>
        <div className={styles.forms}>
          <Section title="Your name">
            <NamesForm key={account.id} {...account} />
          </Section>
          <Section title="Password">
            {password ? (
              <password.ChangePasswordForm email={account.email} />
            ) : (
              <Button look="secondary" icon="lock" onClick={() => void fetchPassword()}>
                Change your password
              </Button>
            )}
          </Section>
          <Section title="Your data">
            <Suspense fallback={<Spinner />}>
              <OwnData email={account.email} />
            </Suspense>
          </Section>
        </div>
      </div>
    </Page>
  );
}
