import { useRef, type ReactElement } from 'react';
import { Content, Item, Root, Trigger } from 'radix-ui/dropdown-menu';
import { classNames } from '../lib/class-names';
import { Icon } from './icon';
import type { IconName } from './icons';
import styles from './menu.module.css';

interface Props {
  /** The button that opens it. */
  trigger: ReactElement;
  items: { label: string; icon?: IconName; onSelect: () => void; danger?: boolean; disabled?: boolean }[];
}

/** A menu of further actions. Arrow keys, letters and Escape work. */
export function Menu({ trigger, items }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  // What an item opens returns the focus to where it was, so an item acts when the focus is back on the button.
  const chosen = useRef<() => void>(undefined);
  return (
    <Root modal={false}>
      <Trigger asChild ref={button}>
        {trigger}
      </Trigger>
      <Content
        className={styles.menu}
        align="end"
        sideOffset={6}
        collisionPadding={12}
        onCloseAutoFocus={(event) => {
          if (!chosen.current) return;
          event.preventDefault();
          button.current?.focus();
          chosen.current();
          chosen.current = undefined;
        }}
      >
        {items.map(({ label, icon, onSelect, danger, disabled }) => (
          <Item
            key={label}
            className={classNames(styles.item, danger && styles.danger)}
            onSelect={() => void (chosen.current = onSelect)}
            disabled={disabled}
          >
            {icon && <Icon name={icon} />}
            {label}
          </Item>
        ))}
      </Content>
    </Root>
  );
}
