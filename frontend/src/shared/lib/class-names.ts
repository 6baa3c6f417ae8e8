/** Joins class names, skipping empty values: `classNames('a', isOpen && 'b')`. */
export const classNames = (...names: (string | false | null | undefined)[]) =>
  names.filter(Boolean).join(' ');
