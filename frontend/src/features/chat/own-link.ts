const OWN =
  /^\/(?:garden(?:\/[0-9a-f-]{36}(?:\/doctor)?)?|(?:plants|library)\/[a-z0-9-]{1,100}|identify|doctor|profile)$/;

/**
 * The address of a link in an answer, if it leads to one of our own pages that an answer may name. Answers call care guides
 * `/library/…`, which is where they were.
 */
export const ownLink = (href: string | undefined): string | undefined =>
  href && OWN.test(href) ? href.replace(/^\/library\//, '/plants/') : undefined;
