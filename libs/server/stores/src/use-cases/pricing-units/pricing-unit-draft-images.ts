import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { PricingUnitDraft, PricingUnitId, UnitPictureArrangement, UserId } from '@smachot/contracts';
import { accept, newId, refuse, type Result } from '@smachot/kernel';
import { ImagePipeline, type UploadedFile } from '@smachot/server-platform';
import { arranged, MOST_PICTURES } from '../../domain/pictures';
import { editedOf } from '../../domain/pricing-units/unit-draft';
import { UnitEditing } from '../../services/unit-editing';
import { UnitDraftViews } from '../../views/unit-draft-view';
import { StoreWork } from '../../services/store-work';

export class AddPricingUnitDraftImage extends Command<Result<PricingUnitDraft>> {
  constructor(
    readonly pricingUnitId: PricingUnitId,
    readonly file: UploadedFile,
    readonly userId: UserId,
  ) {
    super();
  }
}

@CommandHandler(AddPricingUnitDraftImage)
export class AddPricingUnitDraftImageHandler implements ICommandHandler<AddPricingUnitDraftImage> {
  constructor(
    private readonly work: StoreWork,
    private readonly pipeline: ImagePipeline,
    private readonly editing: UnitEditing,
    private readonly views: UnitDraftViews,
  ) {}

  async execute({
    pricingUnitId,
    file,
    userId,
  }: AddPricingUnitDraftImage): Promise<Result<PricingUnitDraft>> {
    const may = await this.work.mayOnUnit(pricingUnitId, { userId, as: 'Owner' });
    if (!may.ok) {
      file.stream.resume();
      return may;
    }
    const image = await this.pipeline.accept(file.stream, file.maxBytes, userId);
    if (!image.ok) return image;
    const added = await this.editing.on(pricingUnitId, userId, async (tx, before) => {
      const { form, images } = editedOf(before.unit, before.draft);
      if (images.length >= MOST_PICTURES) return refuse('pictures.too_many');
      const more = [...images, { ...image.value, id: newId(), alt: '' }];
      return accept(await this.editing.write(tx, before, { form, images: more }, userId));
    });
    if (!added.ok) await this.pipeline.discard(image.value);
    return this.views.ofEdit(added);
  }
}

/** Orders, describes and removes pictures of the draft. */
export class ArrangePricingUnitDraftImages extends Command<Result<PricingUnitDraft>> {
  constructor(
    readonly pricingUnitId: PricingUnitId,
    readonly arrangement: UnitPictureArrangement,
    readonly userId: UserId,
  ) {
    super();
  }
}

@CommandHandler(ArrangePricingUnitDraftImages)
export class ArrangePricingUnitDraftImagesHandler implements ICommandHandler<ArrangePricingUnitDraftImages> {
  constructor(
    private readonly editing: UnitEditing,
    private readonly views: UnitDraftViews,
  ) {}

  async execute({
    pricingUnitId,
    arrangement,
    userId,
  }: ArrangePricingUnitDraftImages): Promise<Result<PricingUnitDraft>> {
    const done = await this.editing.on(pricingUnitId, userId, async (tx, before) => {
      const { form, images } = editedOf(before.unit, before.draft);
      const { kept } = arranged(images, arrangement.images, arrangement.removed);
      return accept(await this.editing.write(tx, before, { form, images: kept }, userId));
    });
    return this.views.ofEdit(done);
  }
}
