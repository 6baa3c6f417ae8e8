import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { sharedWords } from '../content/shared-words';
import { tLanding } from '../languages/landing';
import { ShareBlock } from '../features/share/share-block';
import { navigateAway, reloadPage } from '../shared/lib/navigate-away';
import { useLazyComponent } from '../shared/lib/use-lazy-component';
import { paths } from '../shared/paths';
import { profileMessages } from '../shared/toast/messages/profile';
import { useToasts } from '../shared/toast/toast';
import { Section } from '../shared/ui/page';
import { GardenPreview } from './garden-preview';
import { FeatureCards } from './landing/feature-cards';
import { FinalCall } from './landing/final-call';
import { Hero } from './landing/hero';
import { LandingNav } from './landing/landing-nav';
import { Pricing } from './landing/pricing';
import { Questions } from './landing/questions';
import { TrySection } from './landing/try-section';
import styles from './landing/landing.module.css';

const loadDialog = () => import('../features/auth/auth-dialog');
const warm = () => void loadDialog().catch(() => undefined);

/** The landing page for visitors: what the app does, what it costs, and how to sign up. */
export function LandingPage() {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const isInvited = /^\/household\/join\/?$/i.test(pathname);
  // The plant of the library that a visitor wants to add: its care guide, where it is added, opens after they have joined.
  const wanted = params.get('join');
  // What a mail or the code on a pot leads to works after the login: the page is loaded again at the same address.
  const asksForLogin =
    params.has('login') ||
    isInvited ||
    pathname === paths.verifyEmail ||
    /^\/garden\/.+\/log\/?$/i.test(pathname);
  const [auth, fetchAuth] = useLazyComponent(loadDialog);
  const [mode, setMode] = useState<'login' | 'register'>('login');
  const [open, setOpen] = useState(false);
  const [leadsTo, setLeadsTo] = useState<string>();
  const { showToast } = useToasts();

  const enter = async (next: 'login' | 'register', options: { leadsTo?: string } = {}) => {
    setMode(next);
    setLeadsTo(options.leadsTo);
    setOpen(await fetchAuth());
  };
  const close = () => {
    setOpen(false);
    if (wanted !== null || params.has('login')) setParams({}, { replace: true });
  };

  useEffect(() => {
    const address = pathname.toLowerCase().replace(/\/$/, '');
    if (address === paths.profile) showToast(profileMessages.loginRequired());
    if (address === paths.chat) showToast(profileMessages.loginToChat());
    if (address === paths.verifyEmail) showToast(profileMessages.loginToConfirm());
  }, [pathname, showToast]);

  useEffect(() => {
    if (wanted !== null) void enter('register', { leadsTo: paths.guide(encodeURIComponent(wanted)) });
    else if (asksForLogin) void enter('login');
    // Only the address should trigger this, not a new `enter`.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [wanted, asksForLogin]);

  return (
    <div className={styles.page} onPointerOver={warm} onFocus={warm}>
      <LandingNav onEnter={enter} />
      <Hero onEnter={enter} />
      <div className={styles.parts}>
        <Section title={tLanding('glance')}>
          <p className={styles.lead}>{tLanding('glanceText')}</p>
          <GardenPreview />
        </Section>
        <TrySection onEnter={enter} />
        <FeatureCards />
        <Pricing onEnter={enter} />
        <Questions />
        <Section title={tLanding('tellAFriend')}>
          <ShareBlock {...sharedWords} url={paths.home} variant="buttons" />
        </Section>
      </div>
      <FinalCall onEnter={enter} />
      {auth && (
        <auth.AuthDialog
          open={open}
          mode={mode}
          isInvited={isInvited}
          onMode={setMode}
          onClose={close}
          onDone={() => {
            close();
            if (leadsTo) navigateAway(leadsTo);
            else reloadPage();
          }}
        />
      )}
    </div>
  );
}
