import { Action, Close, Description, Provider, Root, Title, Viewport } from 'radix-ui/toast';
import { useEffect } from 'react';
import { tShell } from '../../languages/shell';
import { tToasts } from '../../languages/toasts';
import { Icon } from '../ui/icon';
import { VisuallyHidden } from '../ui/visually-hidden';
import { TOAST_DURATION_MS, TOAST_REMOVE_DELAY_MS, useToast, useToasts } from './toast';
import styles from './toaster.module.css';

const SWIPE_THRESHOLD_PX = 50;
/** Also before Radix has counted the toast, and while a dialog is open. */
const CLICKABLE = { pointerEvents: 'auto' } as const;

/**
 * Shows the toast: read aloud, reached with F8, swiped away to the right, and paused while it is hovered or focused.
 */
export function Toaster() {
  const toast = useToast();
  const { dismissToast, removeToast } = useToasts();
  const isClosed = toast?.open === false;

  useEffect(() => {
    if (!isClosed) return;
    const timer = setTimeout(removeToast, TOAST_REMOVE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isClosed, toast?.id, removeToast]);

  return (
    <Provider
      duration={TOAST_DURATION_MS}
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD_PX}
      label={tToasts('message')}
    >
      {toast && (
        <Root
          key={toast.id}
          className={toast.failed ? `${styles.toast} ${styles.failed}` : styles.toast}
          style={CLICKABLE}
          open={toast.open}
          onOpenChange={(open) => !open && dismissToast()}
          duration={toast.durationMs}
          type={toast.failed ? 'foreground' : 'background'}
        >
          <div className={styles.message}>
            <Icon name={toast.failed ? 'warning' : 'check-circle'} />
            <div className={styles.words}>
              <Title className={styles.title}>{toast.title}</Title>
              <Pause after={toast.title} />
              {toast.text && <Description>{toast.text}</Description>}
            </div>
          </div>
          <div className={styles.buttons}>
            <Pause after={toast.text ?? ''} />
            {toast.action && (
              <Action className={styles.action} altText={toast.action.label} onClick={toast.action.onSelect}>
                {toast.action.label}
              </Action>
            )}
            <Close className={styles.close} aria-label={tShell('close')}>
              <Icon name="cross" size="small" />
            </Close>
          </div>
        </Root>
      )}
      <Viewport className={styles.place} hotkey={['F8']} label={tToasts('messages')} />
    </Provider>
  );
}

/** Radix joins the parts of a toast for screen readers without anything between them. */
const Pause = ({ after }: { after: string }) => (
  <VisuallyHidden>{/[.!?]$/.test(after) || !after ? ' ' : '. '}</VisuallyHidden>
);
