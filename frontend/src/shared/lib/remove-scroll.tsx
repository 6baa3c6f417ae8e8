import type { ElementType, ReactNode } from 'react';

interface Props {
  as?: ElementType;
  children: ReactNode;
}

/**
 * Replaces `react-remove-scroll` in Radix's dialog and menu: marks what is open, and `base.css` stops the page from
 * scrolling while the mark is there. The original writes a <style> element, which our content policy refuses.
 */
export function RemoveScroll({ as: As = 'div', children }: Props) {
  return <As data-locks-page="">{children}</As>;
}
