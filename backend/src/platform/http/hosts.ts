import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { DomainError } from '../../kernel/domain-error.js';
import { texts } from '../../kernel/languages/texts.js';
import type { Config } from '../config/config.js';

const tHttp = texts('http');

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];
/** So many spellings of our own names are remembered, ports among them. */
const MAX_REMEMBERED = 100;

export const unknownHost = () => new DomainError('misdirected', 'unknown-host', tHttp('unknownHost'));

/**
 * Whether a request asks for this server by one of its own names: that of PUBLIC_URL, a loopback name, one of ALLOWED_HOSTS,
 * or the very address at which it arrived. Any other may be a name that a stranger has pointed here, whose pages a browser
 * would take for ours (DNS rebinding).
 */
export function hostCheck({ publicUrl, ALLOWED_HOSTS }: Config): (request: FastifyRequest) => boolean {
  const names = new Set([
    ...LOOPBACK,
    hostnameOf(new URL(publicUrl).host)!,
    ...ALLOWED_HOSTS.map(hostnameOf),
  ]);
  const remembered = new Set<string>();
  return ({ host, raw: { socket } }) => {
    if (remembered.has(host)) return true;
    const name = hostnameOf(host);
    if (name === undefined) return false;
    if (!names.has(name)) return isAddress(name, socket.localAddress);
    if (remembered.size < MAX_REMEMBERED) remembered.add(host);
    return true;
  };
}

/** The name in lower case, without the port; undefined when it is none. */
function hostnameOf(host: string | undefined): string | undefined {
  if (!host || /[/\\?#@%\s]/.test(host)) return undefined;
  return URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : undefined;
}

function isAddress(name: string, address = ''): boolean {
  const literal = name.replace(/^\[|\]$/g, '');
  if (!ipaddr.isValid(literal) || !ipaddr.isValid(address)) return false;
  return ipaddr.process(literal).toString() === ipaddr.process(address).toString();
}
