import {
  Command,
  CommandHandler,
  type ICommandHandler,
  type IQueryHandler,
  Query,
  QueryHandler,
} from '@nestjs/cqrs';
import type { AnswerOf, CrewRole, inviteCrew, myCrewInvitations } from '@smachot/contracts';
import { accept, Clock, newId, refuse, type Result } from '@smachot/kernel';
import { UserDirectory } from '@smachot/server-identity';
import { ReadModel, returningRows, UnitOfWork } from '@smachot/server-platform';
import { expiryOf, isIsraeliMobile } from '../../domain/crew';
import { ContactLimits } from '../../services/contact-limits';
import { CrewRepository } from '../../persistence/crew/crew.repository';
import { StoreRepository } from '../../persistence/stores/store.repository';
import { StoreWork } from '../../services/store-work';

type CrewInvitation = AnswerOf<typeof inviteCrew>;

/** Invites a person, by phone, to a store's crew. A new invitation replaces the previous one. */
export class InviteCrew extends Command<Result<CrewInvitation>> {
  constructor(
    readonly partner: string,
    readonly phone: string,
    readonly role: CrewRole,
    readonly userId: string,
  ) {
    super();
  }
}

@CommandHandler(InviteCrew)
export class InviteCrewHandler implements ICommandHandler<InviteCrew> {
  constructor(
    private readonly work: StoreWork,
    private readonly crew: CrewRepository,
    private readonly directory: UserDirectory,
    private readonly clock: Clock,
    private readonly limits: ContactLimits,
  ) {}

  async execute({ partner, phone, role, userId }: InviteCrew): Promise<Result<CrewInvitation>> {
    if (!isIsraeliMobile(phone))
      return refuse('crew.not_a_mobile', { fields: { phoneNumber: 'crew.not_a_mobile' } });
    const known = await this.directory.byPhone(phone);
    return this.work.onStore(partner, { userId, as: 'Owner' }, async (tx, { state }) => {
      const members = await this.crew.of(tx, state.id);
      if (members.some((member) => member.userId === known?.id)) return refuse('crew.already_member');
      const contact = { kind: 'crew_invitation', storeId: state.id, userId, recipient: phone } as const;
      const allowed = await this.limits.take(tx, contact);
      if (!allowed.ok) return allowed;
      const now = this.clock.now();
      await tx.query(
        `update stores.crew_invitations set answered_at = $3, outcome = 'replaced'
         where store_id = $1 and phone = $2 and answered_at is null`,
        [state.id, phone, now],
      );
      const invitation = {
        invitationId: newId(),
        phoneNumber: phone,
        role,
        expiresAt: expiryOf(now).toISOString(),
      };
      await tx.query(
        `insert into stores.crew_invitations (id, store_id, phone, role, invited_by, created_at, expires_at)
         values ($1, $2, $3, $4, $5, $6, $7)`,
        [invitation.invitationId, state.id, phone, role, userId, now, invitation.expiresAt],
      );
      tx.emit('stores.crew_invited', { invitationId: invitation.invitationId });
      tx.hint(`store:${state.id}`);
      return accept(invitation);
    });
  }
}

export class WithdrawCrewInvitation extends Command<Result<undefined>> {
  constructor(
    readonly partner: string,
    readonly invitationId: string,
    readonly userId: string,
  ) {
    super();
  }
}

@CommandHandler(WithdrawCrewInvitation)
export class WithdrawCrewInvitationHandler implements ICommandHandler<WithdrawCrewInvitation> {
  constructor(
    private readonly work: StoreWork,
    private readonly clock: Clock,
  ) {}

  execute({ partner, invitationId, userId }: WithdrawCrewInvitation): Promise<Result<undefined>> {
    return this.work.onStore(partner, { userId, as: 'Owner' }, async (tx, { state }) => {
      const withdrawn = await tx.query(
        `update stores.crew_invitations set answered_at = $3, outcome = 'withdrawn'
         where id = $1 and store_id = $2 and answered_at is null returning id`,
        [invitationId, state.id, this.clock.now()],
      );
      tx.hint(`store:${state.id}`);
      return returningRows(withdrawn).length ? accept() : refuse('not_found');
    });
  }
}

type Waiting = AnswerOf<typeof myCrewInvitations>;

/** The open crew invitations to a person's phone. */
export class MyCrewInvitations extends Query<Waiting> {
  constructor(readonly userId: string) {
    super();
  }
}

@QueryHandler(MyCrewInvitations)
export class MyCrewInvitationsHandler implements IQueryHandler<MyCrewInvitations> {
  constructor(
    private readonly read: ReadModel,
    private readonly directory: UserDirectory,
    private readonly clock: Clock,
  ) {}

  async execute({ userId }: MyCrewInvitations): Promise<Waiting> {
    const me = (await this.directory.of([userId])).get(userId);
    if (!me) return { invitations: [] };
    const rows = await this.read.rows<
      Omit<Waiting['invitations'][number], 'expiresAt'> & { expiresAt: Date }
    >(
      `select i.id as "invitationId", s.username as "partnerUsername", s.business_name as "businessName", i.role,
         i.expires_at as "expiresAt"
       from stores.crew_invitations i join stores.stores s on s.id = i.store_id
       where i.phone = $1 and i.answered_at is null and i.expires_at > $2 and s.closed_at is null order by i.id`,
      [me.phone, this.clock.now()],
    );
    return { invitations: rows.map((row) => ({ ...row, expiresAt: row.expiresAt.toISOString() })) };
  }
}

/** Accepts or declines an invitation, by the person whose phone was invited; another person's invitation is not found. */
export class AnswerCrewInvitation extends Command<Result<undefined>> {
  constructor(
    readonly invitationId: string,
    readonly isAccepted: boolean,
    readonly userId: string,
  ) {
    super();
  }
}

@CommandHandler(AnswerCrewInvitation)
export class AnswerCrewInvitationHandler implements ICommandHandler<AnswerCrewInvitation> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly stores: StoreRepository,
    private readonly crew: CrewRepository,
    private readonly directory: UserDirectory,
    private readonly clock: Clock,
  ) {}

  async execute({ invitationId, isAccepted, userId }: AnswerCrewInvitation): Promise<Result<undefined>> {
    const me = (await this.directory.of([userId])).get(userId);
    if (!me) return refuse('not_found');
    const now = this.clock.now();
    return this.work.run(async (tx) => {
      const answered = await tx.query<{ storeId: string; role: CrewRole; expiresAt: Date }>(
        `update stores.crew_invitations set answered_at = $3, outcome = $4
         where id = $1 and phone = $2 and answered_at is null
         returning store_id as "storeId", role, expires_at as "expiresAt"`,
        [invitationId, me.phone, now, isAccepted ? 'accepted' : 'refused'],
      );
      const [invitation] = returningRows(answered);
      if (!invitation) return refuse('not_found');
      if (invitation.expiresAt <= now) return refuse('invitation.expired');
      // the store's lock: a crew changes one act after the other
      const store = await this.stores.byId(tx, invitation.storeId);
      if (!store || store.state.closedAt) return refuse('not_found');
      if (isAccepted) await this.crew.add(tx, invitation.storeId, userId, invitation.role, now);
      tx.hint(`store:${invitation.storeId}`);
      tx.hint(`user:${userId}`);
      return accept();
    });
  }
}
