import type { FastifyRequest } from 'fastify';
import type { Settings } from '../settings';

const loopback = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const localName = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

const hostOf = (address: string): string => {
  try {
    return new URL(address).hostname;
  } catch {
    return address;
  }
};

/**
 * Whether this caller may steer the sandbox. A page of some other site, open in the developer's browser, also calls from
 * loopback: its Origin gives it away, and a rebound name shows in Host.
 */
export function maySteer(request: FastifyRequest, settings: Settings): boolean {
  if (settings.SANDBOX_REMOTE_CONTROL) return true;
  if (!loopback.test(request.socket.remoteAddress ?? '')) return false;
  if (!localName.test(hostOf(`http://${request.headers.host ?? ''}`))) return false;
  const { origin } = request.headers;
  return origin === undefined || localName.test(hostOf(origin));
}
