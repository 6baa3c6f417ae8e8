const OWN = /^\/(?:garden(?:\/[0-9a-f-]{36}(?:\/doctor)?)?|library\/[a-z0-9-]{1,100}|identify|doctor)$/;

/** The address of a link in an answer, if it leads to one of our own pages that an answer may name. */
export const ownLink = (href: string | undefined): string | undefined =>
  href && OWN.test(href) ? href : undefined;
