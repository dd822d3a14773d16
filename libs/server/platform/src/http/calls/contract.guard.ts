import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { inputOf } from './contract';
import type { KnownRequest } from './known-request';

/**
 * Parses the request by its contract before the handler runs. The last of the guards: a caller without access is not told
 * of validation errors.
 */
@Injectable()
export class ContractGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<KnownRequest>();
    request.input = inputOf(request.call!, request);
    return true;
  }
}
