/** Codes of refusals by who lists them. The contracts add theirs (contracts/problems): a code nobody has words for does not compile. */
export interface RefusalCodes {
  kernel: 'not_found';
}
export type RefusalCode = RefusalCodes[keyof RefusalCodes];

/** A refusal a person can do something about. `code` is stable and translated at the edge. */
export type Refusal = {
  ok: false;
  code: RefusalCode;
  fields?: Record<string, string>;
  details?: Record<string, unknown>;
};
export type Accepted<T> = { ok: true; value: T };
export type Result<T> = Accepted<T> | Refusal;

export const accept: { (): Accepted<undefined>; <T>(value: T): Accepted<T> } = <T>(value?: T) =>
  ({ ok: true, value }) as Accepted<T>;

export const refuse = (code: RefusalCode, more: Omit<Refusal, 'ok' | 'code'> = {}): Refusal => ({
  ok: false,
  code,
  ...more,
});
