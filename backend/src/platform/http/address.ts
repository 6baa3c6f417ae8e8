import { isIPv6 } from 'node:net';

/**
 * What counts as one place to come from: an IPv4 address, or the /64 of an IPv6 address, as a household has one.
 * An IPv4 address in IPv6 dress is the IPv4 address.
 */
export function addressKey(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [head = '', tail] = address.split('::');
  const start = head.split(':').filter(Boolean);
  const end = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - start.length - end.length);
  return [...start, ...Array<string>(zeros).fill('0'), ...end].slice(0, 4).join(':');
}
