import { randomBytes } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CheckoutDraft, CheckoutDraftForm } from '@smachot/contracts';
import { accept, Clock, refuse, type Result } from '@smachot/kernel';
import { draftView } from '../../views/checkout-draft-view';
import { CheckoutDrafts, type DraftRow } from '../../persistence/placing/checkout-drafts';
import { StoresGateway } from '../../stores-gateway';

/** `userId` is null for a visitor. */
export class CreateDraft extends Command<Result<CheckoutDraft>> {
  constructor(
    readonly form: CheckoutDraftForm,
    readonly userId: string | null,
  ) {
    super();
  }
}

@CommandHandler(CreateDraft)
export class CreateDraftHandler implements ICommandHandler<CreateDraft> {
  constructor(
    private readonly drafts: CheckoutDrafts,
    private readonly stores: StoresGateway,
    private readonly clock: Clock,
  ) {}

  async execute({ form, userId }: CreateDraft): Promise<Result<CheckoutDraft>> {
    const now = this.clock.now();
    const found = await this.stores.unit(form.pricingUnitId, now);
    if (!found) return refuse('pricing_unit.gone');
    const draftId = randomBytes(24).toString('base64url');
    const storeUsername = found.store.partnerUsername;
    const row = await this.drafts.create({ draftId, userId, now, storeUsername, content: form });
    return accept(draftView(draftId, row, found));
  }
}

/** Opening a draft prolongs it and assigns it to the account that opens it. */
export class OpenDraft extends Command<Result<CheckoutDraft>> {
  constructor(
    readonly draftId: string,
    readonly userId: string | null,
  ) {
    super();
  }
}

@CommandHandler(OpenDraft)
export class OpenDraftHandler implements ICommandHandler<OpenDraft> {
  constructor(
    private readonly drafts: CheckoutDrafts,
    private readonly stores: StoresGateway,
    private readonly clock: Clock,
  ) {}

  async execute({ draftId, userId }: OpenDraft): Promise<Result<CheckoutDraft>> {
    const now = this.clock.now();
    const row: DraftRow | undefined = await this.drafts.open({ draftId, userId, now });
    if (!row) return refuse('not_found');
    return accept(draftView(draftId, row, await this.stores.unit(row.content.pricingUnitId, now)));
  }
}

export class ReplaceDraft extends Command<Result<CheckoutDraft>> {
  constructor(
    readonly draftId: string,
    readonly form: CheckoutDraftForm,
    readonly userId: string | null,
  ) {
    super();
  }
}

@CommandHandler(ReplaceDraft)
export class ReplaceDraftHandler implements ICommandHandler<ReplaceDraft> {
  constructor(
    private readonly drafts: CheckoutDrafts,
    private readonly stores: StoresGateway,
    private readonly clock: Clock,
  ) {}

  async execute({ draftId, form, userId }: ReplaceDraft): Promise<Result<CheckoutDraft>> {
    const now = this.clock.now();
    if (!(await this.drafts.open({ draftId, userId, now }))) return refuse('not_found');
    const found = await this.stores.unit(form.pricingUnitId, now);
    if (!found) return refuse('pricing_unit.gone');
    const storeUsername = found.store.partnerUsername;
    const row = await this.drafts.replace({ draftId, userId, now, storeUsername, content: form });
    return row ? accept(draftView(draftId, row, found)) : refuse('not_found');
  }
}

export class DeleteDraft extends Command<Result<undefined>> {
  constructor(
    readonly draftId: string,
    readonly userId: string | null,
  ) {
    super();
  }
}

@CommandHandler(DeleteDraft)
export class DeleteDraftHandler implements ICommandHandler<DeleteDraft> {
  constructor(private readonly drafts: CheckoutDrafts) {}

  async execute({ draftId, userId }: DeleteDraft): Promise<Result<undefined>> {
    await this.drafts.delete(draftId, userId);
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
  constructor(private readonly drafts: CheckoutDrafts) {}

  async execute({ now }: PurgeDrafts): Promise<void> {
    while (await this.drafts.purge(now));
  }
}
