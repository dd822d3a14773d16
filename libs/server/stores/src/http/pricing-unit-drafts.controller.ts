import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  arrangePricingUnitDraftImages,
  discardPricingUnitDraft,
  type InputOf,
  publishPricingUnit,
  readPricingUnitDraft,
  savePricingUnitDraft,
  uploadPricingUnitDraftImage,
} from '@smachot/contracts';
import { Caller, Input, Serves, Upload, type UploadedFile, type UserActor } from '@smachot/server-platform';
import {
  AddPricingUnitDraftImage,
  ArrangePricingUnitDraftImages,
} from '../use-cases/pricing-units/pricing-unit-draft-images';
import {
  DiscardPricingUnitDraft,
  PricingUnitUnderEdit,
  PublishPricingUnit,
  SavePricingUnitDraft,
} from '../use-cases/pricing-units/pricing-unit-drafts';

@Controller()
export class PricingUnitDraftsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Serves(readPricingUnitDraft)
  read(@Input() { params }: InputOf<typeof readPricingUnitDraft>, @Caller() actor: UserActor) {
    return this.queries.execute(new PricingUnitUnderEdit(params.pricingUnitId, actor));
  }
  @Serves(savePricingUnitDraft)
  save(@Input() { params, body }: InputOf<typeof savePricingUnitDraft>, @Caller() actor: UserActor) {
    const { pricingUnit, version } = body;
    return this.commands.execute(
      new SavePricingUnitDraft(params.pricingUnitId, pricingUnit, version, actor.userId),
    );
  }
  @Serves(publishPricingUnit)
  publish(@Input() { params, body }: InputOf<typeof publishPricingUnit>, @Caller() actor: UserActor) {
    return this.commands.execute(new PublishPricingUnit(params.pricingUnitId, body, actor.userId));
  }
  @Serves(discardPricingUnitDraft)
  discard(@Input() { params, body }: InputOf<typeof discardPricingUnitDraft>, @Caller() actor: UserActor) {
    return this.commands.execute(
      new DiscardPricingUnitDraft(params.pricingUnitId, body.version, actor.userId),
    );
  }
  @Serves(uploadPricingUnitDraftImage)
  addImage(
    @Input() { params }: InputOf<typeof uploadPricingUnitDraftImage>,
    @Upload() file: UploadedFile,
    @Caller() actor: UserActor,
  ) {
    return this.commands.execute(new AddPricingUnitDraftImage(params.pricingUnitId, file, actor.userId));
  }
  @Serves(arrangePricingUnitDraftImages)
  arrange(
    @Input() { params, body }: InputOf<typeof arrangePricingUnitDraftImages>,
    @Caller() actor: UserActor,
  ) {
    return this.commands.execute(new ArrangePricingUnitDraftImages(params.pricingUnitId, body, actor.userId));
  }
}
