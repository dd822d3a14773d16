import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type AnswerOf, type checkUsername, PartnerUsername } from '@smachot/contracts';
import { Clock } from '@smachot/kernel';
import { isReserved } from '../../domain/usernames';
import { StoreQueries } from '../../persistence/stores/store.queries';

type Answer = AnswerOf<typeof checkUsername>;

export class CheckUsername extends Query<Answer> {
  constructor(readonly username: string) {
    super();
  }
}

@QueryHandler(CheckUsername)
export class CheckUsernameHandler implements IQueryHandler<CheckUsername> {
  constructor(
    private readonly stores: StoreQueries,
    private readonly clock: Clock,
  ) {}

  async execute({ username }: CheckUsername): Promise<Answer> {
    if (!PartnerUsername.safeParse(username).success) return { free: false, code: 'username.invalid' };
    if (isReserved(username)) return { free: false, code: 'username.reserved' };
    const taken = await this.stores.isUsernameTaken(username, this.clock.now());
    return taken ? { free: false, code: 'username.taken' } : { free: true, code: null };
  }
}
