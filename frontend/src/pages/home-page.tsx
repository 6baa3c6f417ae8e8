import { useState } from 'react';
import { sharedWords } from '../content/shared-words';
import { isKnown, nameOf } from '../entities/account/account';
import { useAccount } from '../entities/account/use-account';
import { Today } from '../features/care/today';
import { PlantOfTheWeek } from '../features/library/plant-of-the-week';
import { SillPlace } from '../features/garden/sill-place';
import { ShareLater } from '../features/share/share-later';
import { tHome } from '../languages/home';
import type { LibraryPlantDto } from '../shared/api/api';
import { localDateIn } from '../shared/lib/local-date';
import { useLazyComponent } from '../shared/lib/use-lazy-component';
import { paths } from '../shared/paths';
import { Badge } from '../shared/ui/badge';
import { Blank } from '../shared/ui/blank';
import { Late } from '../shared/ui/late';
import { Page, Section } from '../shared/ui/page';
import { FirstPlant } from './home/first-plant';
import { GardenGlance } from './home/garden-glance';
import styles from './home/home.module.css';
import { QuickActions } from './home/quick-actions';
import { statusLine } from './home/status-line';
import { useLibraryLink } from './home/use-library-link';
import { useOwnGarden } from './home/use-own-garden';
import { HomeActions } from './home/home-actions';

const TASKS_AT_FIRST = 5;

const loadLibrary = () => import('../features/library/library-dialog');
const loadLater = () => import('./home/home-later');
const loadMonth = async () => (await loadLater()).MonthOfGarden;
const loadAnswer = async () => (await loadLater()).AnswerNotice;
const loadSample = async () => (await loadLater()).GardenPreview;
const loadGuide = () => import('./home/home-guide');
const warm = () => void Promise.all([loadLibrary(), loadGuide()]).catch(() => undefined);

/** Home for members: today's tasks or the first plant, the plant of the week, and quick actions. */
export function HomePage() {
  const account = useAccount();
  const { isPremium } = account;
  // The first section depends on the garden, so nothing below the greeting is shown before it is known; then nothing
  // moves.
  const { plants, grows, isComing } = useOwnGarden();
  const [library, fetchLibrary] = useLazyComponent(loadLibrary);
  const [guide, fetchGuide] = useLazyComponent(loadGuide);
  const [libraryOpen, setLibraryOpen] = useState(false);
  const [plant, setPlant] = useState<LibraryPlantDto>();

  const openLibrary = async () => setLibraryOpen(await fetchLibrary());
  useLibraryLink(openLibrary);
  const openGuide = async (chosen: LibraryPlantDto) => {
    if (await fetchGuide()) setPlant(chosen);
  };

  return (
    <Page
      title={isKnown(account) ? tHome('helloNamed', { name: nameOf(account) }) : tHome('hello')}
      lead={
        <div className={styles.lead}>
          <p>{tHome('lead')}</p>
          <p className={styles.status}>
            {isPremium && (
              <Badge tone="ochre" icon="star">
                {tHome('premium')}
              </Badge>
            )}
            {isPremium || isKnown(account) ? statusLine(account) : <Blank of="words" />}
          </p>
        </div>
      }
    >
      {isPremium && account.unseenAnswerAt && <Late load={loadAnswer} of={{}} className={styles.answer} />}
      {(isComing || grows === 'yes') && <SillPlace plants={plants.length ? plants : undefined} small />}
      {grows !== 'no' && <Today atFirst={TASKS_AT_FIRST} isComing={isComing} />}
      {!isComing && (
        <>
          {grows === 'no' ? (
            <FirstPlant actions={<HomeActions isPremium={isPremium} />} />
          ) : (
            <div className={styles.actions}>
              <HomeActions isPremium={isPremium} quiet />
            </div>
          )}
          {plants.length > 0 && (
            <>
              <GardenGlance plants={plants} />
              <Late
                load={loadMonth}
                of={{ month: localDateIn(account.timeZone).slice(0, 7), isNow: true }}
                className={styles.month}
              />
            </>
          )}
          <Section title={tHome('week')}>
            <PlantOfTheWeek onLearnMore={(chosen) => void openGuide(chosen)} />
          </Section>
          {grows === 'no' && (
            <Section title={tHome('sample')}>
              <p>{tHome('sampleText')}</p>
              <Late load={loadSample} of={{}} className={styles.sample} />
            </Section>
          )}
          <Section title={tHome('tellAFriend')}>
            <ShareLater {...sharedWords} url={paths.home} />
          </Section>
          <Section title={tHome('quick')}>
            <QuickActions onLibrary={() => void openLibrary()} onNearLibrary={warm} />
          </Section>
        </>
      )}
      {library && (
        <library.LibraryDialog
          open={libraryOpen}
          onClose={() => setLibraryOpen(false)}
          onChoose={(chosen) => void openGuide(chosen)}
        />
      )}
      {guide && <guide.HomeGuide plant={plant} onClose={() => setPlant(undefined)} />}
    </Page>
  );
}
