import { lazy, Suspense } from 'react';
import { useAccount } from '../entities/account/use-account';
import { AccountStatus } from '../features/profile/account-status';
import { ConfirmEmail } from '../features/profile/confirm-email';
import { ProfilePhoto } from '../features/profile/profile-photo';
import { tProfile } from '../languages/profile';
import { tShell } from '../languages/shell';
import { withTexts } from '../languages/texts';
import { isAnalyticsConfigured } from '../shared/analytics/configured';
import { useAnchor } from '../shared/lib/use-anchor';
import { useLazyComponent } from '../shared/lib/use-lazy-component';
import { Button } from '../shared/ui/button';
import { Page, Section } from '../shared/ui/page';
import { Skeleton } from '../shared/ui/skeleton';
import { Spinner } from '../shared/ui/spinner';
import styles from './profile-page.module.css';

const loadPassword = () => import('../features/profile/change-password-form');

// The forms load after the account: their code is as large as the rest of the page.
const SignedInDevices = lazy(async () => ({
  default: (await withTexts(import('../features/profile/signed-in-devices'))).SignedInDevices,
}));
const SignInSection = lazy(async () => ({
  default: (await withTexts(import('../features/sign-in/sign-in-section'))).SignInSection,
}));
const NamesForm = lazy(async () => ({
  default: (await withTexts(import('../features/profile/names-form'))).NamesForm,
}));
const DisplaySettings = lazy(async () => ({
  default: (await withTexts(import('../features/display/display-settings'))).DisplaySettings,
}));
const SettingsForm = lazy(async () => ({
  default: (await withTexts(import('../features/profile/settings-form'))).SettingsForm,
}));
const RemindersSection = lazy(async () => ({
  default: (await withTexts(import('../features/reminders/reminders-section'))).RemindersSection,
}));
const LearningConsent = lazy(async () => ({
  default: (await withTexts(import('../features/profile/learning-consent'))).LearningConsent,
}));
const DataTransfer = lazy(async () => ({
  default: (await withTexts(import('../features/data-transfer/data-transfer'))).DataTransfer,
}));
const ConsentSwitch = lazy(async () => ({
  default: (await withTexts(import('../features/statistics/consent-switch'))).ConsentSwitch,
}));

/** The member's account: names, photo, plan, settings, reminders, password, devices and data. */
export function ProfilePage() {
  const account = useAccount();
  useAnchor();
  const [password, fetchPassword] = useLazyComponent(loadPassword);
  return (
    <Page title={tProfile('title')}>
      {account.emailVerifiedAt === null && <ConfirmEmail email={account.email} />}
      <div className={styles.columns}>
        <div className={styles.person}>
          <ProfilePhoto account={account} />
          <AccountStatus account={account} />
        </div>
        <div className={styles.forms}>
          <Section title={tProfile('yourName')}>
            <Suspense fallback={<Skeleton shape="row" count={3} />}>
              <NamesForm key={account.id} {...account} />
            </Suspense>
          </Section>
          <Section title={tShell('display')}>
            <Suspense fallback={<Skeleton shape="row" count={2} />}>
              <DisplaySettings />
            </Suspense>
          </Section>
          <Section title={tProfile('timeAndUnits')}>
            <Suspense fallback={<Skeleton shape="row" count={2} />}>
              <SettingsForm key={account.id} {...account} />
            </Suspense>
          </Section>
          <Section id="reminders" title={tProfile('reminders')}>
            <Suspense fallback={<Skeleton shape="row" count={2} />}>
              <RemindersSection />
            </Suspense>
          </Section>
          <Section title={tProfile('password')}>
            {password ? (
              <password.ChangePasswordForm email={account.email} />
            ) : (
              <div>
                <Button look="secondary" icon="lock" onClick={() => void fetchPassword()}>
                  {tProfile('changePassword')}
                </Button>
              </div>
            )}
          </Section>
          <Section title={tProfile('extraSafety')}>
            <Suspense fallback={<Skeleton shape="row" count={2} />}>
              <SignInSection />
            </Suspense>
          </Section>
          <Section title={tProfile('whereLoggedIn')}>
            <Suspense fallback={<Skeleton shape="row" count={2} />}>
              <SignedInDevices />
            </Suspense>
          </Section>
          {isAnalyticsConfigured() && (
            <Section title={tProfile('statistics')}>
              <Suspense fallback={<Skeleton shape="row" />}>
                <ConsentSwitch />
              </Suspense>
            </Section>
          )}
          <Section title={tProfile('helpRecognise')}>
            <Suspense fallback={<Skeleton shape="row" count={1} />}>
              <LearningConsent />
            </Suspense>
          </Section>
          <Section title={tProfile('yourData')}>
            <Suspense fallback={<Spinner />}>
              <DataTransfer email={account.email} />
            </Suspense>
          </Section>
        </div>
      </div>
    </Page>
  );
}
