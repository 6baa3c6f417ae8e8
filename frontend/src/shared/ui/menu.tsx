import type { ReactElement } from 'react';
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
  return (
    <Root modal={false}>
      <Trigger asChild>{trigger}</Trigger>
      <Content className={styles.menu} align="end" sideOffset={6} collisionPadding={12}>
        {items.map(({ label, icon, onSelect, danger, disabled }) => (
          <Item
            key={label}
            className={classNames(styles.item, danger && styles.danger)}
            onSelect={onSelect}
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
