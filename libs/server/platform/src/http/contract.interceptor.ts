import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Call } from '@smachot/contracts';
import type { Refusal } from '@smachot/kernel';
import { map, type Observable } from 'rxjs';
import { ProblemError } from './problem';
import type { KnownRequest } from './serves';

type Issue = { path: PropertyKey[]; message: string };
const fieldsOf = (issues: Issue[]): Record<string, string> =>
  Object.fromEntries(issues.map((issue) => [issue.path.map(String).join('.') || '*', issue.message]));

const parsePart = (call: Call, part: 'params' | 'query' | 'body', value: unknown): unknown => {
  const schema = call[part];
  if (!schema) return undefined;
  const parsed = schema.safeParse(value ?? {});
  if (parsed.success) return parsed.data;
  // an address that names nothing is not a form to correct
  if (part === 'params') throw new ProblemError('not_found');
  throw new ProblemError('request.invalid', fieldsOf(parsed.error.issues));
};

const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && 'ok' in value && value.ok === false;
const isAccepted = (value: unknown): value is { ok: true; value: unknown } =>
  typeof value === 'object' && value !== null && 'ok' in value && value.ok === true && 'value' in value;

/** A refusal that ends by itself says when. */
const retryAfterOf = ({ details }: Refusal): number | undefined =>
  typeof details?.['retryAfterSeconds'] === 'number' ? details['retryAfterSeconds'] : undefined;

/** Parses the request by its contract before the handler runs and the answer after it; turns refusals into problems. */
@Injectable()
export class ContractInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<KnownRequest>();
    const call = request.call!;
    request.input = {
      params: parsePart(call, 'params', request.params),
      query: parsePart(call, 'query', request.query),
      body: call.file ? undefined : parsePart(call, 'body', request.body),
    };
    return next.handle().pipe(map((answer) => this.answer(call, answer)));
  }

  private answer(call: Call, answer: unknown): unknown {
    if (isRefusal(answer)) throw new ProblemError(answer.code, answer.fields, retryAfterOf(answer));
    const value = isAccepted(answer) ? answer.value : answer;
    // parsing drops whatever the contract does not name, so that nothing leaks by accident
    return call.answer ? call.answer.parse(value) : value;
  }
}
