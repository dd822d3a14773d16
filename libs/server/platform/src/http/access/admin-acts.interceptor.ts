import { isId } from '@smachot/kernel';
import {
  type CallHandler,
  type ExecutionContext,
  Inject,
  Injectable,
  type NestInterceptor,
  Optional,
} from '@nestjs/common';
import type { Observable } from 'rxjs';
import { type AdminAct, AdminActs, type UserActor } from './actor';
import type { KnownRequest } from '../calls/known-request';

/** Wraps every call of super admins that is more than a read: actor and request are recorded before it is done. */
@Injectable()
export class AdminActsInterceptor implements NestInterceptor {
  constructor(@Optional() @Inject(AdminActs) private readonly acts?: AdminActs) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const { call, actor, input } = context.switchToHttp().getRequest<KnownRequest>();
    const { params, body } = input as { params?: object; body?: object };
    if (!this.acts) throw new Error('nobody notes what super admins do');
    await this.acts.record({
      call: call!.id,
      actorId: (actor as UserActor).userId,
      about: namingNobody({ ...params, ...body }),
    });
    return next.handle();
  }
}

/** Ids, numbers and switches; a word may be a name. */
const namingNobody = (given: object): AdminAct['about'] =>
  Object.fromEntries(
    Object.entries(given).filter(
      ([, value]) =>
        typeof value === 'boolean' || typeof value === 'number' || (typeof value === 'string' && isId(value)),
    ),
  );
