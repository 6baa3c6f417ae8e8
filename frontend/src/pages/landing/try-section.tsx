import { tLanding } from '../../languages/landing';
import { useLazyComponent } from '../../shared/lib/use-lazy-component';
import { paths } from '../../shared/paths';
import { Button } from '../../shared/ui/button';
import { Section } from '../../shared/ui/page';
import type { EnterProps } from './enter';
import styles from './landing.module.css';

const load = async () => (await import('../../features/on-device/try-it')).TryIt;

/** One identification without an account; what it needs is fetched only when it is wanted. */
export function TrySection({ onEnter }: EnterProps) {
  const [TryIt, fetchTryIt] = useLazyComponent(load);
  return (
    <Section title={tLanding('tryIt')}>
      <p className={styles.lead}>{tLanding('tryItText')}</p>
      {TryIt ? (
        <TryIt
          join={
            <Button icon="leaf" onClick={() => onEnter('register', { leadsTo: paths.identifications })}>
              {tLanding('createAndKeep')}
            </Button>
          }
        />
      ) : (
        <div>
          <Button look="secondary" icon="camera" onClick={() => void fetchTryIt()}>
            {tLanding('tryNow')}
          </Button>
        </div>
      )}
    </Section>
  );
}
