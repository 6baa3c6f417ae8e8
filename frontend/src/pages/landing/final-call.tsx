import monstera from 'drawn/monstera.svg';
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
          <h2>What’s growing on your windowsill?</h2>
          <p>Take a photo and find out. Your first five are free.</p>
          <div className={styles.actions}>
            <Button size="large" onClick={() => onEnter('register')}>
              Start Your Free Trial
            </Button>
            <LinkButton size="large" look="secondary" to={paths.blog}>
              Read Plant Care Tips
            </LinkButton>
          </div>
        </div>
      </div>
    </section>
  );
}
