import { hole } from './hole.mjs';

/** From where requests come, and what is signed. */
export const requests = [
  hole(
    'subdomains send forms',
    'platform/http/security.ts',
    "if (site !== undefined) return site === 'same-origin';",
    "if (site !== undefined) return site !== 'cross-site';",
    'cross-site',
  ),
  hole(
    'any host name is ours',
    'platform/http/hosts.ts',
    'if (!names.has(name)) return isAddress(name, socket.localAddress);',
    'if (!names.has(name)) return true;',
    'hosts.spec',
  ),
  hole(
    'push leads into our network',
    'platform/outbound/addresses.ts',
    "ipaddr.process(address).range() === 'unicast'",
    'ipaddr.isValid(address)',
    'addresses.spec',
  ),
  hole(
    'any signature is ours',
    'platform/config/signatures.ts',
    'a.length === b.length && timingSafeEqual(a, b)',
    'a.length === b.length || timingSafeEqual(a, b)',
    'signatures.spec',
    'uploads.api',
  ),
  hole(
    'an upload link never ends',
    'modules/photos/upload-links.ts',
    'if (Number(expires) * 1000 < Date.now()) throw uploadExpired();',
    '',
    'uploads.api',
  ),
  hole(
    'photos of others are shown',
    'modules/photos/photo.controller.ts',
    '!isPhotoId(id) || !(await this.maySee(userId, owner, id))',
    '!isPhotoId(id)',
    'uploads.api',
    'profile-picture',
  ),
];
