import { isIP, isIPv4, SocketAddress } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** The address a request came from: the socket's, or the last hop's word when a trusted proxy stands in front. */
export function clientAddress(c: Context, trustProxy: boolean): string {
  const forwarded = trustProxy ? parseAddress(c.req.header('x-forwarded-for')?.split(',').at(-1) ?? '') : null;
  return forwarded ?? parseAddress(socketAddress(c)) ?? 'unknown';
}

function socketAddress(c: Context): string {
  try {
    return getConnInfo(c).remote.address ?? '';
  } catch {
    // Called without a socket, as a test may.
    return '';
  }
}

const MAPPED = /^::ffff:(?:0:)?(?<v4>\d+\.\d+\.\d+\.\d+)$/;

/** An address in its one canonical spelling, without port, brackets or zone; null where the text is no address. */
export function parseAddress(text: string): string | null {
  const plain = text
    .trim()
    .replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/%[\w.-]+$/, '');
  const kind = isIP(plain);
  if (kind === 0) return null;
  if (kind === 4) return plain;
  const { address } = new SocketAddress({ address: plain, family: 'ipv6' });
  const v4 = MAPPED.exec(address)?.groups?.['v4'];
  return v4 ?? address;
}

const GROUPS = 8;
const NETWORK_GROUPS = 4;

/** Whom a limit per network counts: an IPv4 address, or the /64 that one IPv6 subscriber has to themselves. */
export function networkOf(address: string): string {
  if (isIPv4(address) || isIP(address) === 0) return address;
  const [head = '', tail] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail?.split(':').filter(Boolean) ?? [];
  const zeros = tail === undefined ? 0 : GROUPS - left.length - right.length;
  const groups = [...left, ...Array.from({ length: zeros }, () => '0'), ...right];
  return `${groups.slice(0, NETWORK_GROUPS).join(':')}::/64`;
}
