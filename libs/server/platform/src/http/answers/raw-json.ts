/**
 * An answer that is JSON already, assembled from parts that were validated when they were written. It is sent without
 * validation: a test has to prove that it fulfils the contract.
 */
export class RawJson<Answer> {
  declare readonly is: Answer;
  constructor(readonly json: string) {}
}
