import {
  Command,
  CommandHandler,
  type ICommandHandler,
  type IQueryHandler,
  Query,
  QueryHandler,
} from '@nestjs/cqrs';
import type {
  AnswerOf,
  CrewInvitationId,
  CrewRole,
  inviteCrew,
  myCrewInvitations,
  UserId,
} from '@smachot/contracts';
import { accept, type E164, isIsraeliMobile, refuse, type Result } from '@smachot/kernel';
import { UserDirectory } from '@smachot/server-identity';
import { ContactLimits } from '../../services/contact-limits';
import { CrewInvitationQueries } from '../../persistence/crew/crew-invitation.queries';
import { CrewInvitationRepository } from '../../persistence/crew/crew-invitation.repository';
import { CrewRepository } from '../../persistence/crew/crew.repository';
import { StoreRepository } from '../../persistence/stores/store.repository';
import { StoreWork } from '../../services/store-work';

type CrewInvitation = AnswerOf<typeof inviteCrew>;

/** Invites a person, by phone, to a store's crew. A new invitation replaces the previous one. */
export class InviteCrew extends Command<Result<CrewInvitation>> {
  constructor(
    readonly partner: string,
    readonly phone: E164,
    readonly role: CrewRole,
    readonly userId: UserId,
  ) {
    super();
  }
}

@CommandHandler(InviteCrew)
export class InviteCrewHandler implements ICommandHandler<InviteCrew> {
  constructor(
    private readonly work: StoreWork,
    private readonly crew: CrewRepository,
    private readonly invitations: CrewInvitationRepository,
    private readonly directory: UserDirectory,
    private readonly limits: ContactLimits,
  ) {}

  async execute({ partner, phone, role, userId }: InviteCrew): Promise<Result<CrewInvitation>> {
    if (!isIsraeliMobile(phone))
      return refuse('crew.not_a_mobile', { fields: { phoneNumber: 'crew.not_a_mobile' } });
    const known = await this.directory.byPhone(phone);
    return this.work.onStore(partner, { userId, as: 'Owner' }, async (tx, { state }) => {
      const members = await this.crew.of(tx, state.id);
      const away = await this.crew.suspendedOf(tx, state.id);
      if ([...members, ...away].some(({ userId: id }) => id === known?.id))
        return refuse('crew.already_member');
      const invited = await this.invitations.countOpenToOthers(tx, state.id, phone);
      const size = members.length + invited + 1;
      const withinPlan = await this.work.allowByPlan(tx, state.id, 'crew', size);
      if (!withinPlan.ok) return withinPlan;
      const contact = { kind: 'crew_invitation', storeId: state.id, userId, recipient: phone } as const;
      const allowed = await this.limits.take(tx, contact);
      if (!allowed.ok) return allowed;
      const { id: invitationId, expiresAt } = await this.invitations.add(tx, {
        storeId: state.id,
        invitedBy: userId,
        ...{ phone, role },
      });
      tx.emit('stores.crew_invited', { invitationId });
      tx.hint(`store:${state.id}`);
      return accept({ invitationId, phoneNumber: phone, role, expiresAt });
    });
  }
}

export class WithdrawCrewInvitation extends Command<Result<undefined>> {
  constructor(
    readonly partner: string,
    readonly invitationId: CrewInvitationId,
    readonly userId: UserId,
  ) {
    super();
  }
}

@CommandHandler(WithdrawCrewInvitation)
export class WithdrawCrewInvitationHandler implements ICommandHandler<WithdrawCrewInvitation> {
  constructor(
    private readonly work: StoreWork,
    private readonly invitations: CrewInvitationRepository,
  ) {}

  execute({ partner, invitationId, userId }: WithdrawCrewInvitation): Promise<Result<undefined>> {
    return this.work.onStore(partner, { userId, as: 'Owner' }, async (tx, { state }) => {
      const withdrawn = await this.invitations.withdraw(tx, invitationId, state.id);
      tx.hint(`store:${state.id}`);
      return withdrawn ? accept() : refuse('not_found');
    });
  }
}

type Waiting = AnswerOf<typeof myCrewInvitations>;

/** The open crew invitations to a person's phone. */
export class MyCrewInvitations extends Query<Waiting> {
  constructor(readonly userId: UserId) {
    super();
  }
}

@QueryHandler(MyCrewInvitations)
export class MyCrewInvitationsHandler implements IQueryHandler<MyCrewInvitations> {
  constructor(
    private readonly invitations: CrewInvitationQueries,
    private readonly directory: UserDirectory,
  ) {}

  async execute({ userId }: MyCrewInvitations): Promise<Waiting> {
    const me = (await this.directory.of([userId])).get(userId);
    if (!me) return { invitations: [] };
    const rows = await this.invitations.openOfPhone(me.phone);
    return { invitations: rows.map((row) => ({ ...row, expiresAt: row.expiresAt.toISOString() })) };
  }
}

/** Accepts or declines an invitation, by the person whose phone was invited; another person's invitation is not found. */
export class AnswerCrewInvitation extends Command<Result<undefined>> {
  constructor(
    readonly invitationId: CrewInvitationId,
    readonly isAccepted: boolean,
    readonly userId: UserId,
  ) {
    super();
  }
}

@CommandHandler(AnswerCrewInvitation)
export class AnswerCrewInvitationHandler implements ICommandHandler<AnswerCrewInvitation> {
  constructor(
    private readonly work: StoreWork,
    private readonly stores: StoreRepository,
    private readonly crew: CrewRepository,
    private readonly invitations: CrewInvitationRepository,
    private readonly directory: UserDirectory,
  ) {}

  async execute({ invitationId, isAccepted, userId }: AnswerCrewInvitation): Promise<Result<undefined>> {
    const me = (await this.directory.of([userId])).get(userId);
    if (!me) return refuse('not_found');
    const outcome = isAccepted ? 'accepted' : 'refused';
    return this.work.byOutsider(async (tx) => {
      const invitation = await this.invitations.markAnswered(tx, invitationId, me.phone, outcome);
      if (!invitation) return refuse('not_found');
      const { storeId, role, expiresAt, answeredAt } = invitation;
      if (expiresAt <= answeredAt) return refuse('invitation.expired');
      // the store's lock: a crew changes one act after the other
      const store = await this.stores.byId(tx, storeId);
      if (!store || store.state.closedAt) return refuse('not_found');
      if (isAccepted) {
        const size = (await this.crew.of(tx, storeId)).length + 1;
        // the plan may have become smaller since the invitation was sent
        const withinPlan = await this.work.allowByPlan(tx, storeId, 'crew', size);
        if (!withinPlan.ok) return refuse('crew.store_full');
        await this.crew.add(tx, storeId, userId, role, answeredAt);
      }
      tx.hint(`store:${storeId}`);
      tx.hint(`user:${userId}`);
      return accept();
    });
  }
}
