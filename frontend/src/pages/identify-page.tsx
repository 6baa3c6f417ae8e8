import { lazy, Suspense, useEffect } from 'react';
import { isKnown, remainingIdentifications } from '../entities/account/account';
import { useAccount } from '../entities/account/use-account';
import { IdentifyPanel } from '../features/identify/identify-panel';
import { LimitPanel } from '../features/identify/limit-panel';
import { PhotoTips } from '../features/identify/photo-tips';
import { readingOf } from '../features/identify/reading';
import { usePhotos } from '../features/identify/photo/use-photos';
import { TrialBanner } from '../features/identify/trial-banner';
import { useIdentify } from '../features/identify/use-identify';
import { paths } from '../shared/paths';
import { identificationMessages } from '../shared/toast/messages/identification';
import { useToasts } from '../shared/toast/toast';
import { Button } from '../shared/ui/button';
import { LinkButton } from '../shared/ui/link-button';
import { Page } from '../shared/ui/page';
import styles from './identify/identify-page.module.css';

const loadAnswer = () => import('./identify/answer');
const Answer = lazy(async () => ({ default: (await loadAnswer()).Answer }));

/** The identify page: from photos to the name of a plant. */
export function IdentifyPage() {
  const account = useAccount();
  const { showToast } = useToasts();
  const remaining = remainingIdentifications(account);
  const identify = useIdentify();
  const { stage, record, reset } = identify;
  const shelf = usePhotos(stage.at === 'sending' || stage.at === 'following');

  useEffect(() => {
    if (stage.at !== 'choosing') void loadAnswer().catch(() => undefined);
  }, [stage.at]);

  const startOver = (keepPhotos: boolean) => {
    if (!keepPhotos) shelf.clear();
    reset();
    window.scrollTo(0, 0);
    document.querySelector('h1')?.focus();
    if (remaining === 0) showToast(identificationMessages.limit());
  };

  if (record?.state === 'answered') {
    return (
      <Page title="Plant Identification">
        {remaining !== null && <TrialBanner remaining={remaining} />}
        <Suspense>
          <Answer record={record} onStartOver={startOver} />
        </Suspense>
        <div className={styles.next}>
          {readingOf(record) !== 'not-a-plant' && (
            <Button look="secondary" icon="camera" onClick={() => startOver(false)}>
              Identify another plant
            </Button>
          )}
          <HistoryLink />
        </div>
      </Page>
    );
  }

  return (
    <Page title="Plant Identification">
      {remaining !== null && <TrialBanner remaining={isKnown(account) ? remaining : undefined} />}
      {remaining === 0 && stage.at === 'choosing' ? (
        <LimitPanel />
      ) : (
        <div className={styles.columns}>
          <IdentifyPanel shelf={shelf} identify={identify} />
          <aside className={styles.aside}>
            <PhotoTips />
            <HistoryLink />
          </aside>
        </div>
      )}
    </Page>
  );
}

const HistoryLink = () => (
  <LinkButton to={paths.identifications} look="quiet" icon="journal">
    Your identifications
  </LinkButton>
);
