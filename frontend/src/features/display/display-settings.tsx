import { useState } from 'react';
import { tDisplay } from '../../languages/display';
import { useSession } from '../../entities/account/use-account';
import { useEasyView } from '../../entities/account/use-easy-view';
import { applyLook, currentLook, type Look } from '../../shared/lib/look';
import { paths } from '../../shared/paths';
import { Chips } from '../../shared/ui/chips';
import { LinkButton } from '../../shared/ui/link-button';
import { Switch } from '../../shared/ui/switch';
import { LanguageChoice } from './language-choice';
import styles from './display-settings.module.css';

const themes = () =>
  [
    { value: 'system', label: tDisplay('device') },
    { value: 'light', label: tDisplay('light') },
    { value: 'dark', label: tDisplay('dark') },
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
        label={tDisplay('easyView')}
        hint={tDisplay(account ? 'easyViewMember' : 'easyViewVisitor')}
        checked={isEasy}
        onChange={choose}
      />
      {isEasy && account && (
        <LinkButton to={paths.home} icon="pot" wide>
          {tDisplay('openEasyView')}
        </LinkButton>
      )}
      <div className={styles.theme}>
        <p className={styles.label}>{tDisplay('colours')}</p>
        <Chips label={tDisplay('colours')} options={themes()} value={theme} onChange={changeTheme} />
      </div>
      <LanguageChoice />
    </div>
  );
}
