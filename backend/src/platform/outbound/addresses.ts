import dns from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** An address of the internet: not of this machine, its network, or any range with a special use. */
export const isPublicAddress = (address: string): boolean => ipaddr.process(address).range() === 'unicast';

/** Looks a name up as `dns.lookup` does, and fails where one of its addresses leads into our own network. */
export const publicLookup: LookupFunction = (hostname, options, callback) =>
  dns.lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '');
    const [first] = addresses;
    if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
      return callback(new Error(`${hostname} does not lead to the internet.`), '');
    return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
  });
