import { type CanActivate, type ExecutionContext, Inject, Injectable, Optional } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { type Call, GUEST_TOKEN_HEADER } from '@smachot/contracts';
import { Config } from '../config/config';
import { type Actor, Authenticator, GuestAuthenticator } from './actor';
import { ProblemError } from './problem';
import type { KnownRequest } from './known-request';
import { CALL } from './serves';

/** Lets a request pass only as its contract declares; a route without a contract is refused. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly config: Config,
    private readonly users: Authenticator,
    @Optional() @Inject(GuestAuthenticator) private readonly guests?: GuestAuthenticator,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const call = this.reflector.get<Call | undefined>(CALL, context.getHandler());
    if (!call) throw new ProblemError('auth.forbidden');
    const request = context.switchToHttp().getRequest<KnownRequest>();
    request.call = call;
    request.actor = await this.admit(call, request);
    return true;
  }

  private async admit(call: Call, request: KnownRequest): Promise<Actor> {
    switch (call.access) {
      case 'visitor':
        return (await this.user(request)) ?? { kind: 'visitor' };
      case 'provider':
      case 'signedUrl':
        return { kind: 'trusted' };
      case 'development':
        if (this.config.production) throw new ProblemError('not_found');
        return { kind: 'trusted' };
      case 'guest':
        return this.guest(request);
      case 'user':
      case 'superAdmin': {
        const user = await this.user(request);
        if (!user) throw new ProblemError('auth.required');
        if (call.access === 'superAdmin' && !user.superAdmin) throw new ProblemError('auth.forbidden');
        if (call.confirmed && !(await this.users.isConfirmed(user))) throw new ProblemError('auth.confirmation_required');
        return user;
      }
    }
  }

  private async user(request: KnownRequest) {
    const bearer = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
    return bearer ? this.users.authenticate(bearer) : undefined;
  }

  private async guest(request: KnownRequest): Promise<Actor> {
    const token = request.headers[GUEST_TOKEN_HEADER];
    const eventId = (request.params as { eventId?: string }).eventId;
    const guest = typeof token === 'string' && token.length <= 200 ? await this.guests?.authenticate(token, eventId) : undefined;
    if (!guest) throw new ProblemError('auth.required');
    return guest;
  }
}
