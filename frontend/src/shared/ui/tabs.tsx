import type { ReactNode } from 'react';
import { Content, List, Root, Trigger } from 'radix-ui/tabs';
import styles from './tabs.module.css';

interface Props {
  /** What the tabs divide, for screen readers. */
  label: string;
  tabs: { value: string; label: string; content: ReactNode }[];
  /** The one that is open at first; the first when left out. */
  initial?: string;
  onChange?: (value: string) => void;
}

/** Parts of one page of which one is seen at a time. Arrow keys move between them. */
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
