/** Joins the class names that are there: `classNames('a', isOpen && 'b')`. */
export const classNames = (...names: (string | false | null | undefined)[]) =>
  names.filter(Boolean).join(' ');
