import { remainingIdentifications } from '../entities/account/account';
import { useAccount } from '../entities/account/use-account';
import { IdentificationResult } from '../features/identify/identification-result';
import { IdentifyPanel } from '../features/identify/identify-panel';
import { LimitPanel } from '../features/identify/limit-panel';
import { PhotoTips } from '../features/identify/photo-tips';
import { usePhotos } from '../features/identify/photo/use-photos';
import { readingOf } from '../features/identify/reading';
import { TrialBanner } from '../features/identify/trial-banner';
import { useIdentify } from '../features/identify/use-identify';
import { paths } from '../shared/paths';
import { messages } from '../shared/toast/messages';
import { showToast } from '../shared/toast/toast';
import { Button } from '../shared/ui/button';
import { LinkButton } from '../shared/ui/link-button';
import { Page } from '../shared/ui/page';
import { librarySearch, resultActions, shareResult } from './identify/result-actions';
import styles from './identify/identify-page.module.css';

/** From a photo to the name of a plant. */
export function IdentifyPage() {
  const remaining = remainingIdentifications(useAccount());
  const shelf = usePhotos();
  const identify = useIdentify();
  const { stage, record, reset } = identify;
  const isAnswered = record?.state === 'answered';

  const startAnew = (keepPhotos: boolean) => {
    if (!keepPhotos) shelf.clear();
    reset();
    window.scrollTo(0, 0);
    document.querySelector('h1')?.focus();
    if (remaining === 0) showToast(messages.identification.limit());
  };

  if (isAnswered) {
    const isPlant = readingOf(record) !== 'not-a-plant';
    return (
      <Page title="Plant Identification">
        {remaining !== null && <TrialBanner remaining={remaining} />}
        <IdentificationResult
          key={record.identificationId}
          record={record}
          isNew
          actions={resultActions(record.imageUrl)}
          share={shareResult}
          search={librarySearch}
          another={
            <Button icon="camera" onClick={() => startAnew(isPlant)}>
              {isPlant ? 'Add a photo and ask again' : 'Try another photo'}
            </Button>
          }
        />
        <div className={styles.next}>
          <Button look="secondary" icon="camera" onClick={() => startAnew(false)}>
            Identify another plant
          </Button>
          <HistoryLink />
        </div>
      </Page>
    );
  }

  return (
    <Page title="Plant Identification">
      {remaining !== null && <TrialBanner remaining={remaining} />}
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
