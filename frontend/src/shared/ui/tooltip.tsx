import type { ReactElement } from 'react';
import { Content, Portal, Provider, Root, Trigger } from 'radix-ui/tooltip';
import styles from './tooltip.module.css';

const OPEN_DELAY_MS = 700;
const SKIP_DELAY_MS = 300;

interface Props {
  /** A helpful but not necessary text: phones do not show it. */
  text: string;
  /** A button or link. */
  children: ReactElement;
}

/** A text next to a control, after hovering for 700 ms or at once on focus. */
export const Tooltip = ({ text, children }: Props) => (
  <Provider delayDuration={OPEN_DELAY_MS} skipDelayDuration={SKIP_DELAY_MS}>
    <Root>
      <Trigger asChild>{children}</Trigger>
      <Portal>
        <Content className={styles.tooltip} sideOffset={6} collisionPadding={12}>
          {text}
        </Content>
      </Portal>
    </Root>
  </Provider>
);
