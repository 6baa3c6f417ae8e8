import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { buttonClass, buttonContent, type ButtonLook } from './button';

interface Props extends ButtonLook {
  /** A path of the app; an address under /api or with another protocol is a plain navigation. */
  to: string;
  children: ReactNode;
  onClick?: (event: MouseEvent) => void;
  'aria-describedby'?: string;
}

/** A link that looks like a button, because it is the next step. */
export function LinkButton({ to, children, onClick, 'aria-describedby': describedBy, ...look }: Props) {
  const content = buttonContent(look, children);
  const common = { className: buttonClass(look), onClick, 'aria-describedby': describedBy };
  return /^(\/api\/|\w+:)/.test(to) ? (
    <a href={to} {...common}>
      {content}
    </a>
  ) : (
    <Link to={to} {...common}>
      {content}
    </Link>
  );
}
