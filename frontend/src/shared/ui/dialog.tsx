import { useRef, type ReactNode } from 'react';
import { Close, Content, Description, Overlay, Portal, Root, Title } from 'radix-ui/dialog';
import { classNames } from '../lib/class-names';
import { IconButton } from './icon-button';
import styles from './dialog.module.css';

/** What a dialog and a sheet are told. */
export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** One sentence under the title. */
  description?: ReactNode;
  /** Buttons that stay in sight at the bottom, the main one first. */
  actions?: ReactNode;
  /** `wide` for lists and guides. */
  size?: 'normal' | 'wide';
  children?: ReactNode;
}

interface Props extends DialogProps {
  /** Rises from the lower edge on a phone. */
  sheet?: boolean;
}

/** A question or a small task over the page. Focus stays inside, Escape closes, the page behind stands still. */
export function Dialog({ open, onOpenChange, title, description, actions, size, sheet, children }: Props) {
  // Radix gives the focus back to its own trigger only; ours are opened by any button.
  const opener = useRef<Element | null>(null);

  return (
    <Root open={open} onOpenChange={onOpenChange}>
      <Portal>
        <Overlay className={styles.scrim} />
        <Content
          className={classNames(styles.box, size === 'wide' && styles.wide, sheet && styles.sheet)}
          onOpenAutoFocus={() => (opener.current = document.activeElement)}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <div className={styles.header}>
            <Title className={styles.title}>{title}</Title>
            <Close asChild>
              <IconButton icon="cross" label="Close" />
            </Close>
          </div>
          {description && <Description className={styles.description}>{description}</Description>}
          <div className={styles.body}>{children}</div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </Content>
      </Portal>
    </Root>
  );
}
