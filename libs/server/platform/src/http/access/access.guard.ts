import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { ProblemError } from '../problems/problem';
import type { KnownRequest } from '../calls/known-request';

/** Refuses a request that no contract admitted: every route declares its access, and `Admission` decides before the body is read. */
@Injectable()
export class AccessGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    if (!context.switchToHttp().getRequest<KnownRequest>().actor) throw new ProblemError('auth.forbidden');
    return true;
  }
}
