/** As long as a double click may take; nobody reads what has come in its place and presses that on purpose within it. */
const WITHIN_MS = 400;
/** How far a finger that shakes comes down from where it was. */
const WITHIN_PX = 24;
const FIELDS = ['input', 'select', 'textarea'];
const CONTROLS = ['a', 'button', 'summary', '[role^="menuitem"]', '[role="option"]', ...FIELDS].join();

interface Press {
  control: Element;
  at: number;
  x: number;
  y: number;
}

/** What a press is for; that on a label is for its field. */
const controlOf = (target: Element) => target.closest('label')?.control ?? target.closest(CONTROLS);

/** What opens something with one press and closes it with the next. */
const TOGGLES = '[aria-expanded], summary';

/**
 * Ignores the second press of a double one where something else has come to its place, or it would undo the first: pressed twice, a button
 * would open a sheet and close it by the press beside it, water a plant and then open the next one, or show a menu for a moment.
 * Answers a function that ends it.
 */
export function ignoreSecondPresses(): () => void {
  let last: Press | undefined;
  let isTouch = false;
  const isSecond = ({ target, timeStamp, clientX, clientY }: MouseEvent) =>
    last &&
    timeStamp - last.at < WITHIN_MS &&
    Math.hypot(clientX - last.x, clientY - last.y) < WITHIN_PX &&
    (controlOf(target as Element) !== last.control || last.control.matches(TOGGLES));

  const onDown = (event: PointerEvent) => {
    isTouch = event.pointerType === 'touch';
    if (isSecond(event)) event.stopImmediatePropagation();
  };
  const onClick = (event: MouseEvent) => {
    // Touch screens do not all count; with a mouse, two clicks that the system does not take for a double one are meant.
    if ((isTouch || event.detail > 1) && isSecond(event)) {
      event.preventDefault();
      event.stopImmediatePropagation();
      return;
    }
    const control = controlOf(event.target as Element);
    const { timeStamp: at, clientX: x, clientY: y } = event;
    last = control ? { control, at, x, y } : undefined;
  };
  window.addEventListener('pointerdown', onDown, true);
  window.addEventListener('click', onClick, true);
  return () => {
    window.removeEventListener('pointerdown', onDown, true);
    window.removeEventListener('click', onClick, true);
  };
}
