import { useRef, type ReactNode, type SyntheticEvent } from 'react';
import { Close, Content, Description, Overlay, Portal, Root, Title } from 'radix-ui/dialog';
import { tShell } from '../../languages/shell';
import { classNames } from '../lib/class-names';
import { focusFirst } from '../lib/focus-first';
import { useBackCloses } from '../lib/use-back-closes';
import { IconButton } from './icon-button';
import styles from './dialog.module.css';

/** Props of a dialog and of a sheet. */
export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** One sentence below the title. */
  description?: ReactNode;
  /** Buttons that stay visible at the bottom, the main one first. */
  actions?: ReactNode;
  /** `wide` for lists and guides. */
  size?: 'normal' | 'wide';
  /** As high as the window allows, whatever it contains: for lists that grow and shrink while somebody types. */
  tall?: boolean;
  /** Closed by its buttons only, because what it shows is not shown again. */
  stays?: boolean;
  children?: ReactNode;
}

interface Props extends DialogProps {
  /** Slides in from the lower edge on a phone. */
  sheet?: boolean;
}

/** What would have to be typed or chosen again; a search is short, and a choice outside of a form has acted already. */
const INPUTS = [
  'textarea',
  'input:not([type="search"], [type="radio"], [type="checkbox"], [type="range"])',
  'form :is(select, [type="radio"], [type="checkbox"])',
];
const CHIP = 'form [role="group"] [aria-pressed]';
const CONTROLS = [...INPUTS, CHIP].join();
/** What is typed or chosen in a control. */
const stateOf = (control: Element) => {
  const { value, checked } = control as HTMLInputElement;
  return [value.trim(), checked, control.getAttribute('aria-pressed')].join();
};
/** What the browser or a password manager has filled in was not typed. */
const isFilledIn = (control: Element, { inputType }: InputEvent) =>
  control.matches('[autocomplete]:not([autocomplete="off"])') &&
  (!inputType || inputType === 'insertReplacementText');

/**
 * A question or a small task in front of the page. It traps the focus, and the page behind does not scroll. Escape, a press beside it
 * and Android's Back close it while all in it is as it was when the person came to it; then only its buttons do.
 */
export function Dialog(props: Props) {
  const { open, onOpenChange, title, description, actions, size, tall, stays, sheet, children } = props;
  // Radix returns the focus to its own trigger only; our dialogs are opened by any button.
  const opener = useRef<Element | null>(null);
  const changed = useRef(new Set<Element>());
  const before = useRef(new Map<Element, string>());
  const note = ({ currentTarget }: SyntheticEvent) =>
    currentTarget.querySelectorAll(CONTROLS).forEach((control) => {
      if (!before.current.has(control)) before.current.set(control, stateOf(control));
    });
  const wouldLose = (control: Element) =>
    control.isConnected && stateOf(control) !== before.current.get(control);
  const isKept = () => stays || [...changed.current].some(wouldLose);
  const keep = (event: Event) => isKept() && event.preventDefault();
  useBackCloses(open, isKept, () => onOpenChange(false));

  return (
    <Root open={open} onOpenChange={onOpenChange}>
      <Portal>
        <Overlay className={styles.scrim} />
        <Content
          className={classNames(
            styles.box,
            size === 'wide' && styles.wide,
            tall && styles.tall,
            sheet && styles.sheet,
          )}
          onFocusCapture={note}
          onPointerDownCapture={note}
          onInput={({ target, nativeEvent }) => {
            const control = target as Element;
            if (control.matches(INPUTS.join()) && !isFilledIn(control, nativeEvent as InputEvent))
              changed.current.add(control);
          }}
          onClick={({ target }) => {
            const chip = (target as Element).closest(CHIP);
            if (chip) changed.current.add(chip);
          }}
          onInteractOutside={keep}
          onEscapeKeyDown={keep}
          onOpenAutoFocus={(event) => {
            opener.current = document.activeElement;
            event.preventDefault();
            focusFirst(event.currentTarget as HTMLElement);
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <div className={styles.header}>
            <Title className={styles.title} tabIndex={-1} data-title>
              {title}
            </Title>
            <Close asChild>
              <IconButton icon="cross" label={tShell('close')} />
            </Close>
          </div>
          {description && <Description className={styles.description}>{description}</Description>}
          <div className={styles.body} data-useful>
            {children}
          </div>
          {actions && (
            <div className={styles.actions} data-useful>
              {actions}
            </div>
          )}
        </Content>
      </Portal>
    </Root>
  );
}
