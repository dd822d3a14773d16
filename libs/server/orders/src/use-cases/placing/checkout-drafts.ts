import { randomBytes } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CheckoutDraft, CheckoutDraftForm, UserId } from '@smachot/contracts';
import { accept, Clock, refuse, type Result } from '@smachot/kernel';
import { draftView } from '../../views/checkout-draft-view';
import { UnitOfWork } from '@smachot/server-platform';
import { CheckoutDraftRepository } from '../../persistence/placing/checkout-draft.repository';
import { StoresGateway } from '../../stores-gateway';

/** `userId` is null for a visitor. */
export class CreateDraft extends Command<Result<CheckoutDraft>> {
  constructor(
    readonly form: CheckoutDraftForm,
    readonly userId: UserId | null,
  ) {
    super();
  }
}

@CommandHandler(CreateDraft)
export class CreateDraftHandler implements ICommandHandler<CreateDraft> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly drafts: CheckoutDraftRepository,
    private readonly stores: StoresGateway,
    private readonly clock: Clock,
  ) {}

  async execute({ form, userId }: CreateDraft): Promise<Result<CheckoutDraft>> {
    const now = this.clock.now();
    const found = await this.stores.unit(form.pricingUnitId, now);
    if (!found) return refuse('pricing_unit.gone');
    const draftId = randomBytes(24).toString('base64url');
    const storeUsername = found.store.partnerUsername;
    const row = await this.work.run((tx) =>
      this.drafts.create(tx, { draftId, userId, now, storeUsername, content: form }),
    );
    return accept(draftView(draftId, row, found));
  }
}

/** Opening a draft prolongs it and assigns it to the account that opens it. */
export class OpenDraft extends Command<Result<CheckoutDraft>> {
  constructor(
    readonly draftId: string,
    readonly userId: UserId | null,
  ) {
    super();
  }
}

@CommandHandler(OpenDraft)
export class OpenDraftHandler implements ICommandHandler<OpenDraft> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly drafts: CheckoutDraftRepository,
    private readonly stores: StoresGateway,
    private readonly clock: Clock,
  ) {}

  async execute({ draftId, userId }: OpenDraft): Promise<Result<CheckoutDraft>> {
    const now = this.clock.now();
    const row = await this.work.run((tx) => this.drafts.open(tx, { draftId, userId, now }));
    if (!row) return refuse('not_found');
    return accept(draftView(draftId, row, await this.stores.unit(row.content.pricingUnitId, now)));
  }
}

export class ReplaceDraft extends Command<Result<CheckoutDraft>> {
  constructor(
    readonly draftId: string,
    readonly form: CheckoutDraftForm,
    readonly userId: UserId | null,
  ) {
    super();
  }
}

@CommandHandler(ReplaceDraft)
export class ReplaceDraftHandler implements ICommandHandler<ReplaceDraft> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly drafts: CheckoutDraftRepository,
    private readonly stores: StoresGateway,
    private readonly clock: Clock,
  ) {}

  async execute({ draftId, form, userId }: ReplaceDraft): Promise<Result<CheckoutDraft>> {
    const now = this.clock.now();
    const opened = await this.work.run((tx) => this.drafts.open(tx, { draftId, userId, now }));
    if (!opened) return refuse('not_found');
    const found = await this.stores.unit(form.pricingUnitId, now);
    if (!found) return refuse('pricing_unit.gone');
    const storeUsername = found.store.partnerUsername;
    const row = await this.work.run((tx) =>
      this.drafts.replace(tx, { draftId, userId, now, storeUsername, content: form }),
    );
    return row ? accept(draftView(draftId, row, found)) : refuse('not_found');
  }
}

export class DeleteDraft extends Command<Result<undefined>> {
  constructor(
    readonly draftId: string,
    readonly userId: UserId | null,
  ) {
    super();
  }
}

@CommandHandler(DeleteDraft)
export class DeleteDraftHandler implements ICommandHandler<DeleteDraft> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly drafts: CheckoutDraftRepository,
  ) {}

  async execute({ draftId, userId }: DeleteDraft): Promise<Result<undefined>> {
    await this.work.run((tx) => this.drafts.delete(tx, draftId, userId));
    return accept();
  }
}

/** Deletes expired drafts. */
export class PurgeDrafts extends Command<void> {
  constructor(readonly now: Date) {
    super();
  }
}

@CommandHandler(PurgeDrafts)
export class PurgeDraftsHandler implements ICommandHandler<PurgeDrafts> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly drafts: CheckoutDraftRepository,
  ) {}

  async execute({ now }: PurgeDrafts): Promise<void> {
    while (await this.work.run((tx) => this.drafts.purge(tx, now)));
  }
}
