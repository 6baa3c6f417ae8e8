import { useState } from 'react';
import { useSession } from '../../entities/account/use-account';
import { useEasyView } from '../../entities/account/use-easy-view';
import { applyLook, currentLook, type Look } from '../../shared/lib/look';
import { paths } from '../../shared/paths';
import { Chips } from '../../shared/ui/chips';
import { LinkButton } from '../../shared/ui/link-button';
import { Switch } from '../../shared/ui/switch';
import styles from './display-settings.module.css';

const themes = [
  { value: 'system', label: 'Device' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

/** Light or dark, stored on this device, and Easy view, which the account remembers as well. */
export function DisplaySettings() {
  const { account } = useSession();
  const { isEasy, choose } = useEasyView();
  const [theme, setTheme] = useState(() => currentLook().theme);
  const changeTheme = (theme: Look['theme']) => {
    applyLook({ ...currentLook(), theme });
    setTheme(theme);
  };

  return (
    <div className={styles.settings}>
      <Switch
        label="Easy view"
        hint={
          account
            ? 'Larger type, stronger lines, nothing moves, and Home shows one plant at a time'
            : 'Larger type, stronger lines, nothing moves, and one plant at a time once you’re logged in'
        }
        checked={isEasy}
        onChange={choose}
      />
      {isEasy && account && (
        <LinkButton to={paths.home} icon="pot" wide>
          Open Easy view
        </LinkButton>
      )}
      <div className={styles.theme}>
        <p className={styles.label}>Colours</p>
        <Chips label="Colours" options={themes} value={theme} onChange={changeTheme} />
      </div>
    </div>
  );
}
