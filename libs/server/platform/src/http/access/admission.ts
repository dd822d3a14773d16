import { Inject, Injectable, Optional } from '@nestjs/common';
import { type Call, type EventId, GUEST_TOKEN_HEADER, mayBeViewed } from '@smachot/contracts';
import type { FastifyRequest } from 'fastify';
import { Config } from '../../config/config';
import { Secrets } from '../../secrets/secrets';
import { type Actor, Authenticator, GuestAuthenticator } from './actor';
import type { KnownRequest } from '../calls/known-request';
import { networkOf } from './network';
import { ProblemError } from '../problems/problem';
import { RateLimits } from './rate-limits';

/** The limits of a route: its contract, or for a page outside the contracts its rate per minute. */
export type RouteLimits = { call?: Call; page?: { name: string; perMinute: number } };

/** Many people share the address of a mobile network: together they may make this many times the requests of one caller. */
const CALLERS_OF_A_NETWORK = 20;

/**
 * Admits or refuses a request by its headers, before a byte of its body is read: first the network's limit, then the
 * authentication, then the caller's limit, then the contract's demands on the caller.
 */
@Injectable()
export class Admission {
  constructor(
    private readonly config: Config,
    private readonly limits: RateLimits,
    private readonly secrets: Secrets,
    private readonly users: Authenticator,
    @Optional() @Inject(GuestAuthenticator) private readonly guests?: GuestAuthenticator,
  ) {}

  async admit(request: KnownRequest): Promise<void> {
    const { call, page } = request.routeOptions.config as RouteLimits;
    const network = this.networkKey(request);
    if (call?.access !== 'provider')
      await this.take(`network:${network}`, this.perMinute * CALLERS_OF_A_NETWORK);
    if (page) await this.take(`${page.name}:${network}`, page.perMinute);
    if (!call) return;
    request.call = call;
    if (call.access === 'development' && this.config.production) throw new ProblemError('not_found');
    const actor = await this.identify(call, request, network);
    await this.take(`${call.id}:${callerKey(actor) ?? network}`, call.perMinute ?? this.perMinute);
    await this.allow(call, actor);
    request.actor = actor;
  }

  private get perMinute(): number {
    return this.config.settings.REQUESTS_PER_MINUTE;
  }

  /** Keyed hash of the caller's network: a key that may be stored, and is another one in another installation. */
  private networkKey({ ip }: FastifyRequest): string {
    return this.secrets.sign('rate limits', networkOf(ip)).slice(0, 32);
  }

  private async take(key: string, limit: number): Promise<void> {
    const taken = await this.limits.take(key, limit, 60);
    if (!taken.allowed) throw new ProblemError('request.too_many', undefined, taken.retryAfterSeconds);
  }

  /**
   * Identifies the caller. Invalid tokens are limited by network. A valid one is never counted, and passes while the limit
   * refuses, so that others on a mobile network do not suffer. The number of tokens checked in all is bounded by the
   * network's limit per minute.
   */
  private async identify(call: Call, request: KnownRequest, network: string): Promise<Actor> {
    if (call.access === 'provider' || call.access === 'signedUrl' || call.access === 'development')
      return { kind: 'trusted' };
    const token = call.access === 'guest' ? guestToken(request) : bearerToken(request);
    if (token === undefined) return { kind: 'visitor' };
    const actor =
      call.access === 'guest'
        ? await this.guests?.authenticate(token, (request.params as { eventId?: EventId }).eventId)
        : await this.users.authenticate(token);
    if (actor) return actor;
    const wrongTokens = `wrong-token:${network}`;
    const waitSeconds = this.limits.refusedFor(wrongTokens);
    if (waitSeconds) throw new ProblemError('request.too_many', undefined, waitSeconds);
    await this.take(wrongTokens, this.perMinute);
    return { kind: 'visitor' };
  }

  private async allow(call: Call, actor: Actor): Promise<void> {
    if (actor.kind === 'user' && actor.viewedBy && !mayBeViewed(call))
      throw new ProblemError('view_as.read_only');
    if (call.access === 'guest' && actor.kind !== 'guest') throw new ProblemError('auth.required');
    if (call.access !== 'user' && call.access !== 'superAdmin') return;
    if (actor.kind !== 'user') throw new ProblemError('auth.required');
    if (call.access === 'superAdmin' && !actor.superAdmin) throw new ProblemError('not_found');
    if ((call.confirmed || changesAsAdmin(call)) && !(await this.users.isConfirmed(actor)))
      throw new ProblemError('auth.confirmation_required');
  }
}

const bearerToken = ({ headers }: FastifyRequest): string | undefined =>
  /^Bearer (\S{1,4000})$/.exec(headers.authorization ?? '')?.[1];
const guestToken = ({ headers }: FastifyRequest): string | undefined => {
  const token = headers[GUEST_TOKEN_HEADER];
  return typeof token === 'string' && token.length <= 200 ? token : undefined;
};

/** What a super admin changes is confirmed afresh, so that a stolen session or an unlocked computer can only look. */
const changesAsAdmin = ({ access, method, noAct }: Call): boolean =>
  access === 'superAdmin' && method !== 'GET' && !noAct;

/** The key of the user or the guest; undefined: known by network only. */
const callerKey = (actor: Actor): string | undefined => {
  if (actor.kind === 'user') return actor.userId;
  return actor.kind === 'guest' ? actor.rsvpId : undefined;
};
