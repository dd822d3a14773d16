import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { FeatureSwitches } from '../../administration/feature-switches';
import { ProblemError } from '../problems/problem';
import type { KnownRequest } from '../calls/known-request';

/**
 * Refuses a request that no contract admitted: every route declares its access, and `Admission` decides before the body is read. A call
 * of a part of the product that is switched off is refused for everybody.
 */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(private readonly switches: FeatureSwitches) {}

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const { actor, call } = context.switchToHttp().getRequest<KnownRequest>();
    if (!actor) throw new ProblemError('auth.forbidden');
    return call?.feature === undefined || this.admit(call.feature);
  }

  private async admit(feature: Parameters<FeatureSwitches['isOn']>[0]): Promise<boolean> {
    if (await this.switches.isOn(feature)) return true;
    throw new ProblemError(`switched_off.${feature}`);
  }
}
