import monstera from 'drawn/monstera.svg';
import { tLanding } from '../../languages/landing';
import { paths } from '../../shared/paths';
import { Button } from '../../shared/ui/button';
import { LinkButton } from '../../shared/ui/link-button';
import type { EnterProps } from './enter';
import styles from './landing.module.css';

/** The final call to action: sign up, or read first. */
export function FinalCall({ onEnter }: EnterProps) {
  return (
    <section className={styles.final}>
      <div className={styles.finalInner}>
        <img src={monstera} alt="" loading="lazy" width="240" height="180" />
        <div>
          <h2>{tLanding('growing')}</h2>
          <p>{tLanding('growingText')}</p>
          <div className={styles.actions}>
            <Button size="large" onClick={() => onEnter('register', { leadsTo: paths.home })}>
              {tLanding('startTrial')}
            </Button>
            <LinkButton size="large" look="secondary" to={paths.blog}>
              {tLanding('readTips')}
            </LinkButton>
          </div>
        </div>
      </div>
    </section>
  );
}
