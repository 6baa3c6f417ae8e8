/**
 * The push services of the browsers: Chrome, Edge, Opera, Samsung (Google), Firefox, Safari, and Edge's own. A device
 * names the address that our server will call, so nothing else is called: nobody can point it at a machine inside.
 */
export const PUSH_SERVICES: readonly RegExp[] = [
  /^(fcm|android)\.googleapis\.com$/,
  /^([a-z0-9-]+\.)*push\.services\.mozilla\.com$/,
  /^([a-z0-9-]+\.)*push\.apple\.com$/,
  /^([a-z0-9-]+\.)*notify\.windows\.com$/,
];

/** Whether this is an address of one of these services: https, the usual port, no name and password in it. */
export function isPushEndpoint(endpoint: string, services: readonly RegExp[] = PUSH_SERVICES): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, host, username, password } = new URL(endpoint);
  return protocol === 'https:' && !username && !password && services.some((service) => service.test(host));
}
