import type { ReactElement, ReactNode } from 'react';
import { Content, Portal, Provider, Root, Trigger } from 'radix-ui/tooltip';
import styles from './tooltip.module.css';

const OPEN_DELAY_MS = 700;
const SKIP_DELAY_MS = 300;

interface Props {
  /** A few words that help but are not needed: phones do not show them. */
  text: string;
  /** A button or link. */
  children: ReactElement;
  /** Several tooltips side by side share one `TooltipGroup`, so that the second opens at once. */
  grouped?: boolean;
}

/** Words beside a control, after 700 ms of pointing or at once on focus. */
export function Tooltip({ text, children, grouped }: Props) {
  const tooltip = (
    <Root>
      <Trigger asChild>{children}</Trigger>
      <Portal>
        <Content className={styles.tooltip} sideOffset={6} collisionPadding={12}>
          {text}
        </Content>
      </Portal>
    </Root>
  );
  return grouped ? tooltip : <TooltipGroup>{tooltip}</TooltipGroup>;
}

/** Within 300 ms after one tooltip has closed, the next one of the group opens without waiting. */
export function TooltipGroup({ children }: { children: ReactNode }) {
  return (
    <Provider delayDuration={OPEN_DELAY_MS} skipDelayDuration={SKIP_DELAY_MS}>
      {children}
    </Provider>
  );
}
