/**
 * The push services of browsers: Chrome, Edge, Opera and Samsung (Google), Firefox, Safari, and Edge's own. Devices
 * name the address that our server calls, so all other addresses are refused: they could lead into the internal
 * network.
 */
export const PUSH_SERVICES: readonly RegExp[] = [
  /^(fcm|android)\.googleapis\.com$/,
  /^([a-z0-9-]+\.)*push\.services\.mozilla\.com$/,
  /^([a-z0-9-]+\.)*push\.apple\.com$/,
  /^([a-z0-9-]+\.)*notify\.windows\.com$/,
];

/**
 * Whether this is an address of one of these services: https, default port, no name and password in it. It has to be
 * spelled as `URL` would spell it, as other parsers read `%2e` and `\\` in an address in other ways.
 */
export function isPushEndpoint(endpoint: string, services: readonly RegExp[] = PUSH_SERVICES): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { href, protocol, host, username, password } = new URL(endpoint);
  if (href !== endpoint) return false;
  return protocol === 'https:' && !username && !password && services.some((service) => service.test(host));
}
