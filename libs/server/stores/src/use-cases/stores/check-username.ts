import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type AnswerOf, type checkUsername, PartnerUsername } from '@smachot/contracts';
import { Clock } from '@smachot/kernel';
import { ReadModel } from '@smachot/server-platform';
import { isReserved } from '../../domain/usernames';

type Answer = AnswerOf<typeof checkUsername>;

export class CheckUsername extends Query<Answer> {
  constructor(readonly username: string) {
    super();
  }
}

@QueryHandler(CheckUsername)
export class CheckUsernameHandler implements IQueryHandler<CheckUsername> {
  constructor(
    private readonly read: ReadModel,
    private readonly clock: Clock,
  ) {}

  async execute({ username }: CheckUsername): Promise<Answer> {
    if (!PartnerUsername.safeParse(username).success) return { free: false, code: 'username.invalid' };
    if (isReserved(username)) return { free: false, code: 'username.reserved' };
    const taken = await this.read.one(
      'select 1 from stores.usernames where username = $1 and (held_until is null or held_until >= $2)',
      [username, this.clock.now()],
    );
    return taken ? { free: false, code: 'username.taken' } : { free: true, code: null };
  }
}
