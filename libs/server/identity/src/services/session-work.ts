import { Injectable } from '@nestjs/common';
import { type Tx, UnitOfWork } from '@smachot/server-platform';
import { Sessions } from '../tokens/sessions';
import { UserAuthenticator } from '../tokens/user-authenticator';

/** Transactions that may end sessions: after the commit this process no longer accepts the tokens of ended ones. */
@Injectable()
export class SessionWork {
  constructor(
    private readonly work: UnitOfWork,
    private readonly sessions: Sessions,
    private readonly authenticator: UserAuthenticator,
  ) {}

  async run<T>(work: (tx: Tx, sessions: Sessions) => Promise<T>): Promise<T> {
    const answer = await this.work.run((tx) => work(tx, this.sessions));
    this.authenticator.forget();
    return answer;
  }
}
