/**
 * An answer that is JSON already, put together from parts that were checked when they were written. It goes out as it is: that it
 * is what the contract says, its test must say.
 */
export class RawJson<Answer> {
  declare readonly is: Answer;
  constructor(readonly json: string) {}
}
