import { useState } from 'react';
import { applyLook, currentLook, type Look } from '../../shared/lib/look';
import { Chips } from '../../shared/ui/chips';
import { Switch } from '../../shared/ui/switch';
import styles from './display-settings.module.css';

const themes = [
  { value: 'system', label: 'Device' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

/** Light or dark, and Easy view; stored on this device. */
export function DisplaySettings() {
  const [look, setLook] = useState(currentLook);
  const change = (part: Partial<Look>) => {
    const next = { ...look, ...part };
    applyLook(next);
    setLook(next);
  };

  return (
    <div className={styles.settings}>
      <Switch
        label="Easy view"
        hint="Larger type and more room"
        checked={look.easy}
        onChange={(easy) => change({ easy })}
      />
      <div className={styles.theme}>
        <p className={styles.label}>Colours</p>
        <Chips label="Colours" options={themes} value={look.theme} onChange={(theme) => change({ theme })} />
      </div>
    </div>
  );
}
