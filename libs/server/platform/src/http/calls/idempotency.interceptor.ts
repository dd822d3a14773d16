import { createHash } from 'node:crypto';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { catchError, from, map, mergeMap, type Observable, of, throwError } from 'rxjs';
import type { Call } from '@smachot/contracts';
import { DataSource } from 'typeorm';
import type { UserActor } from '../access/actor';
import { answerOf, isRefusal } from './contract';
import { ProblemError } from '../problems/problem';
import type { KnownRequest } from './known-request';

const KEY = /^[\w-]{8,100}$/;
/** A request that died without an answer may be retried after this long; its command is idempotent by itself. */
const ABANDONED = '30 seconds';

type StoredAnswer = { body_hash: string; answer: unknown; done: boolean };

/**
 * Wraps a call that is `idempotent`; where the key is optional, a request without one is simply made. Same key and body: the first answer again. Same key, other body: 409. Keys belong to a
 * user and a call. For a call that stores its key itself only the header is required here.
 */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(private readonly source: DataSource) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<KnownRequest>();
    const call = request.call!;
    const answers = await this.once(request, call, next);
    return answers.pipe(map((answer) => answerOf(call, answer)));
  }

  private async once(request: KnownRequest, call: Call, next: CallHandler): Promise<Observable<unknown>> {
    const key = request.headers['idempotency-key'];
    if (key === undefined && call.idempotent === 'optional') return next.handle();
    if (typeof key !== 'string' || !KEY.test(key)) throw new ProblemError('idempotency.required');
    if (call.keepsKey) return next.handle();
    const owner = (request.actor as UserActor).userId;
    const place = [owner, call.id, key];
    const hash = createHash('sha256')
      .update(JSON.stringify([request.params, request.body ?? null]))
      .digest('hex');
    const stored = await this.begin(place, hash);
    if (stored) return of(stored.answer);
    return next.handle().pipe(
      mergeMap((answer) => from(isRefusal(answer) ? this.forget(place, answer) : this.finish(place, answer))),
      catchError((error: unknown) => from(this.forget(place)).pipe(mergeMap(() => throwError(() => error)))),
    );
  }

  private async begin(place: string[], hash: string): Promise<StoredAnswer | undefined> {
    const fresh: unknown[] = await this.source.query(
      `insert into platform.idempotency_keys (owner_id, call, key, body_hash) values ($1, $2, $3, $4)
       on conflict (owner_id, call, key) do update set started_at = now()
         where idempotency_keys.answer is null and idempotency_keys.body_hash = excluded.body_hash
           and idempotency_keys.started_at < now() - interval '${ABANDONED}'
       returning key`,
      [...place, hash],
    );
    if (fresh.length) return undefined;
    const rows: StoredAnswer[] = await this.source.query(
      `select body_hash, answer, answer is not null as done from platform.idempotency_keys where owner_id = $1 and call = $2 and key = $3`,
      place,
    );
    const stored = rows[0];
    if (stored && stored.body_hash !== hash) throw new ProblemError('idempotency.reused');
    if (!stored?.done) throw new ProblemError('idempotency.in_progress', undefined, 1);
    return stored;
  }

  private async finish(place: string[], answer: unknown): Promise<unknown> {
    await this.source.query(
      'update platform.idempotency_keys set answer = $4 where owner_id = $1 and call = $2 and key = $3',
      [...place, JSON.stringify(answer ?? {})],
    );
    return answer;
  }

  /** A refusal changed nothing: the same key may be used for the next try. */
  private async forget(place: string[], answer?: unknown): Promise<unknown> {
    await this.source.query(
      'delete from platform.idempotency_keys where owner_id = $1 and call = $2 and key = $3',
      place,
    );
    return answer;
  }
}
