import { useEffect, useId, useState } from 'react';
import { tInstall } from '../../languages/install';
import { rich } from '../../languages/rich';
import { dismissInstallation, waysToInstall } from '../../shared/lib/installation';
import { Button } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { Icon } from '../../shared/ui/icon';
import type { IconName } from '../../shared/ui/icons';
import styles from './install.module.css';

const benefits = (): [IconName, string][] => [
  ['leaf', tInstall('offline')],
  ['camera', tInstall('camera')],
  ['bell', tInstall('push')],
  ['home', tInstall('homeScreen')],
];

/** Offers to install the app, where that is possible. A no is remembered until the browser is closed. */
export function InstallCard() {
  const [way, setWay] = useState(waysToInstall);
  const id = useId();
  useEffect(() => {
    const look = () => setWay(waysToInstall());
    const hide = () => setWay(undefined);
    window.addEventListener('beforeinstallprompt', look);
    window.addEventListener('appinstalled', hide);
    return () => {
      window.removeEventListener('beforeinstallprompt', look);
      window.removeEventListener('appinstalled', hide);
    };
  }, []);

  if (!way) return null;
  const dismiss = () => {
    dismissInstallation();
    setWay(undefined);
  };
  /** An offer can be used once; whatever the answer was, it is not asked again in this session. */
  const install = async () => {
    const offer = window.installOffer;
    delete window.installOffer;
    await offer?.prompt().catch(() => undefined);
    dismiss();
  };

  return (
    <aside aria-labelledby={id}>
      <Card look="moss">
        <h2 id={id} className={styles.title}>
          {tInstall('title')}
        </h2>
        <ul role="list" className={styles.benefits}>
          {benefits().map(([icon, text]) => (
            <li key={text}>
              <Icon name={icon} />
              {text}
            </li>
          ))}
        </ul>
        {way === 'by-hand' && (
          <p className={styles.how}>
            <Icon name="share" />
            <span>{rich(tInstall('byHand'), { strong: (words) => <strong>{words}</strong> })}</span>
          </p>
        )}
        <div className={styles.actions}>
          {way === 'by-hand' ? (
            <Button onClick={dismiss}>{tInstall('gotIt')}</Button>
          ) : (
            <>
              <Button icon="download" onClick={() => void install()}>
                {tInstall('install')}
              </Button>
              <Button look="quiet" onClick={dismiss}>
                {tInstall('notNow')}
              </Button>
            </>
          )}
        </div>
      </Card>
    </aside>
  );
}
