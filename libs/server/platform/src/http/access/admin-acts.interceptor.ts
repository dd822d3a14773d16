import { isId } from '@smachot/kernel';
import {
  type CallHandler,
  type ExecutionContext,
  Inject,
  Injectable,
  type NestInterceptor,
  Optional,
} from '@nestjs/common';
import { Observable } from 'rxjs';
import { AdminActs, type UserActor } from './actor';
import type { AdminAct } from './admin-act';
import type { KnownRequest } from '../calls/known-request';
import { withAct } from '../request-context';
import { withoutLongNumbers } from './act-values';

/** Wraps every call of super admins that changes something or is `audited`: actor and request are recorded before it is done. */
@Injectable()
export class AdminActsInterceptor implements NestInterceptor {
  constructor(@Optional() @Inject(AdminActs) private readonly acts?: AdminActs) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<KnownRequest>();
    if (!this.acts) throw new Error('nobody notes what super admins do');
    const act = actOf(request);
    await this.acts.record(act);
    return new Observable((observer) => withAct(act, () => next.handle().subscribe(observer)));
  }
}

const LONGEST_USER_AGENT = 300;

const actOf = ({ call, actor, input, ip, headers }: KnownRequest): AdminAct => {
  const { params, query, body } = input as { params?: object; query?: object; body?: object };
  const given: Given = { ...params, ...query, ...body };
  // the specification's own word for the reason of a decision is `notes`
  const reason = given.reason ?? given.notes;
  return {
    call: call!.id,
    actorId: (actor as UserActor).userId,
    about: namingNobody(given),
    reason: typeof reason === 'string' && reason ? withoutLongNumbers(reason) : null,
    ip,
    userAgent: headers['user-agent']?.slice(0, LONGEST_USER_AGENT) ?? null,
  };
};
type Given = { reason?: unknown; notes?: unknown };

/** Ids, numbers and switches; a word may be a name. */
const namingNobody = (given: object): AdminAct['about'] =>
  Object.fromEntries(
    Object.entries(given).filter(
      ([, value]) =>
        typeof value === 'boolean' || typeof value === 'number' || (typeof value === 'string' && isId(value)),
    ),
  );
