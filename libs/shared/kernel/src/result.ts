/** A refusal a person can do something about. `code` is stable and translated at the edge (contracts/problems). */
export type Refusal = { ok: false; code: string; fields?: Record<string, string>; details?: Record<string, unknown> };
export type Accepted<T> = { ok: true; value: T };
export type Result<T> = Accepted<T> | Refusal;

export const accept: { (): Accepted<undefined>; <T>(value: T): Accepted<T> } = <T>(value?: T) =>
  ({ ok: true, value }) as Accepted<T>;

export const refuse = (code: string, more: Omit<Refusal, 'ok' | 'code'> = {}): Refusal => ({
  ok: false,
  code,
  ...more,
});
