import type { ReactNode } from 'react';
import { Content, List, Root, Trigger } from 'radix-ui/tabs';
import styles from './tabs.module.css';

interface Props {
  /** The tabs' name for screen readers. */
  label: string;
  tabs: { value: string; label: string; content: ReactNode }[];
  /** The tab that is open at first; the first one when left out. */
  initial?: string;
  onChange?: (value: string) => void;
}

/** Parts of a page, one visible at a time. Arrow keys move between the tabs. */
export function Tabs({ label, tabs, initial, onChange }: Props) {
  return (
    <Root defaultValue={initial ?? tabs[0]?.value} onValueChange={onChange}>
      <List className={styles.list} aria-label={label}>
        {tabs.map(({ value, label: text }) => (
          <Trigger key={value} value={value} className={styles.tab}>
            {text}
          </Trigger>
        ))}
      </List>
      {tabs.map(({ value, content }) => (
        <Content key={value} value={value} className={styles.content}>
          {content}
        </Content>
      ))}
    </Root>
  );
}
