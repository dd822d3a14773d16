import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AnswerOf, listOwnRegistrations, OwnRegistration, UserId } from '@smachot/contracts';
import { accept, cursorId, type Result } from '@smachot/kernel';
import { HostedEventQueries } from '../persistence/hosted-event.queries';
import { OwnRegistrationViews } from '../views/registration-view';

/** The caller's registrations, the newest first. */
export class OwnRegistrations extends Query<Result<AnswerOf<typeof listOwnRegistrations>>> {
  constructor(
    readonly userId: UserId,
    readonly paging: { cursor?: string | undefined; limit: number },
  ) {
    super();
  }
}

@QueryHandler(OwnRegistrations)
export class OwnRegistrationsHandler implements IQueryHandler<OwnRegistrations> {
  constructor(
    private readonly events: HostedEventQueries,
    private readonly views: OwnRegistrationViews,
  ) {}

  async execute({ userId, paging: { cursor, limit } }: OwnRegistrations) {
    const rows = await this.events.ofPerson(userId, cursorId(cursor), limit + 1);
    const registrations = await this.views.of(rows.slice(0, limit));
    const nextCursor = rows.length > limit ? registrations.at(-1)!.registrationId : null;
    return accept({ registrations, nextCursor });
  }
}

/** The caller's newest registration for an event. */
export class OwnRegistrationFor extends Query<Result<{ registration: OwnRegistration | null }>> {
  constructor(
    readonly slug: string,
    readonly userId: UserId,
  ) {
    super();
  }
}

@QueryHandler(OwnRegistrationFor)
export class OwnRegistrationForHandler implements IQueryHandler<OwnRegistrationFor> {
  constructor(
    private readonly events: HostedEventQueries,
    private readonly views: OwnRegistrationViews,
  ) {}

  async execute({ slug, userId }: OwnRegistrationFor) {
    const row = await this.events.ofPersonFor(slug, userId);
    return accept({ registration: row ? await this.views.one(row) : null });
  }
}
