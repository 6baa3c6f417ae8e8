import { lazy, Suspense } from 'react';
import { useAccount } from '../entities/account/use-account';
import { AccountStatus } from '../features/profile/account-status';
import { NamesForm } from '../features/profile/names-form';
import { ProfilePhoto } from '../features/profile/profile-photo';
import { SettingsForm } from '../features/profile/settings-form';
import { RemindersSection } from '../features/reminders/reminders-section';
import { useLatePart } from '../shared/lib/use-late-part';
import { Button } from '../shared/ui/button';
import { Page, Section } from '../shared/ui/page';
import { Spinner } from '../shared/ui/spinner';
import styles from './profile-page.module.css';

const loadPassword = () => import('../features/profile/change-password-form');

const OwnData = lazy(async () => ({ default: (await import('../features/own-data/own-data')).OwnData }));

/** Who the reader is to us, how they live, and the key to the door. */
export function ProfilePage() {
  const account = useAccount();
  const [password, fetchPassword] = useLatePart(loadPassword);
  return (
    <Page title="My Profile">
      <div className={styles.columns}>
        <div className={styles.person}>
          <ProfilePhoto account={account} />
          <AccountStatus account={account} />
        </div>
        <div className={styles.forms}>
          <Section title="Your name">
            <NamesForm key={account.id} {...account} />
          </Section>
          <Section title="Time and units">
            <SettingsForm key={account.id} {...account} />
          </Section>
          <Section title="Reminders">
            <RemindersSection />
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
