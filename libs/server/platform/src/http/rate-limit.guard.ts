import { createHash } from 'node:crypto';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Config } from '../config/config';
import { ProblemError } from './problem';
import { RateLimits } from './rate-limits';
import type { KnownRequest } from './known-request';


/** Allows each caller the `perMinute` of the contract. Runs after the access guard, which says who calls. */
@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(
    private readonly limits: RateLimits,
    private readonly config: Config,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<KnownRequest>();
    const call = request.call!;
    const taken = await this.limits.take(
      `${call.id}:${callerOf(request)}`,
      call.perMinute ?? this.config.settings.REQUESTS_PER_MINUTE,
      60,
    );
    if (!taken.allowed) throw new ProblemError('request.too_many', undefined, taken.retryAfterSeconds);
    return true;
  }
}

/** The user, the guest, else the address. */
const callerOf = ({ actor, ip }: KnownRequest): string => {
  if (actor?.kind === 'user') return actor.userId;
  if (actor?.kind === 'guest') return actor.rsvpId;
  return createHash('sha256').update(networkOf(ip)).digest('base64url').slice(0, 22);
};

/** One subscriber: an IPv4 address, or the /64 an IPv6 subscriber is given whole. */
export const networkOf = (ip: string): string => {
  const v4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(ip);
  if (v4) return v4[1]!;
  const [head = '', tail] = ip.toLowerCase().split('::');
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  const middle =
    tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  return [...left, ...middle, ...right]
    .slice(0, 4)
    .map((part) => part.replace(/^0+(?=.)/, ''))
    .join(':');
};
