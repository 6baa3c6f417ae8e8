import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { isKnown, remainingIdentifications } from '../entities/account/account';
import { useAccount } from '../entities/account/use-account';
import { IdentifyPanel } from '../features/identify/identify-panel';
import { LimitPanel } from '../features/identify/limit-panel';
import { PhotoTips } from '../features/identify/photo-tips';
import { usePhotos } from '../features/identify/photo/use-photos';
import { TrialBanner } from '../features/identify/trial-banner';
import { useIdentify } from '../features/identify/use-identify';
import { tIdentify } from '../languages/identify';
import { withTexts } from '../languages/texts';
import { paths } from '../shared/paths';
import { LinkButton } from '../shared/ui/link-button';
import { Page } from '../shared/ui/page';
import { loadAnswer } from './identify/load-answer';
import { useOnDevice } from './identify/use-on-device';
import styles from './identify/identify-page.module.css';

/** The page of the answer, without which the photos would be gone for a moment. */
const loadNext = () =>
  withTexts(Promise.all([import('./identification-page'), loadAnswer()])).catch(() => undefined);

/** The identify page: choosing photos and sending them. The answer has an address of its own. */
export function IdentifyPage() {
  const account = useAccount();
  const remaining = remainingIdentifications(account);
  const chosen = usePhotos(useWantsPhotosAgain(), account.id);
  const identify = useIdentify(chosen.markArrived, useShowAnswer(chosen.markSent));
  const { stage } = identify;
  const { GetReady, OnDevice, ready, setReady } = useOnDevice();

  useEffect(() => {
    if (stage.at !== 'choosing') void loadNext();
  }, [stage.at]);

  return (
    <Page title={tIdentify('title')}>
      {remaining !== null && <TrialBanner remaining={isKnown(account) ? remaining : undefined} />}
      {remaining === 0 && stage.at === 'choosing' ? (
        <LimitPanel />
      ) : (
        <div className={styles.columns}>
          <IdentifyPanel
            chosen={chosen}
            identify={identify}
            onDevice={
              OnDevice &&
              isKnown(account) && (
                <OnDevice photos={chosen.photos} owner={account.id} onKept={chosen.markLookedAt} />
              )
            }
          />
          <aside className={styles.aside}>
            <PhotoTips />
            <LinkButton to={paths.identifications} look="quiet" icon="journal">
              {tIdentify('yourIdentifications')}
            </LinkButton>
            {/* It comes late, so nothing stands below it. */}
            {GetReady && (
              <GetReady isReady={ready} onReady={setReady} onPhoto={(photo) => void chosen.add([photo])} />
            )}
          </aside>
        </div>
      )}
    </Page>
  );
}

/** Whether the reader has gone back in the history, or asked for the photos that were sent. */
function useWantsPhotosAgain(): boolean {
  const { state } = useLocation() as { state: { keepPhotos?: boolean } | null };
  return useNavigationType() === 'POP' || state?.keepPhotos === true;
}

/** Goes to the answer, unless the reader has left this page meanwhile: Back then leads to the photos. */
function useShowAnswer(markSent: (id: string) => void) {
  const navigate = useNavigate();
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => void (isHere.current = false);
  }, []);
  return (id: string) => {
    markSent(id);
    void loadNext().then(() => isHere.current && void navigate(paths.identification(id)));
  };
}
