import type { ReactElement, ReactNode } from 'react';
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

/** Controls with tooltips: within 300 ms of leaving one, the text of the next shows at once. */
export const Tooltips = ({ children }: { children: ReactNode }) => (
  <Provider delayDuration={OPEN_DELAY_MS} skipDelayDuration={SKIP_DELAY_MS}>
    {children}
  </Provider>
);

/** A text next to a control, after hovering for 700 ms or at once on focus. It stands within `Tooltips`. */
export const Tooltip = ({ text, children }: Props) => (
  <Root>
    <Trigger asChild>{children}</Trigger>
    <Portal>
      <Content className={styles.tooltip} sideOffset={6} collisionPadding={12}>
        {text}
      </Content>
    </Portal>
  </Root>
);
