import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { PricingUnit, PricingUnitId, UnitPictureArrangement, UserId } from '@smachot/contracts';
import { accept, Clock, newId, refuse, type Result } from '@smachot/kernel';
import { FileStore, ImagePipeline, type UploadedFile } from '@smachot/server-platform';
import { arranged, MOST_PICTURES } from '../../domain/pictures';
import { PricingUnitRepository } from '../../persistence/pricing-units/pricing-unit.repository';
import { PricingUnitViews } from '../../views/pricing-unit-view';
import { StoreWork } from '../../services/store-work';

export class AddPricingUnitImage extends Command<Result<PricingUnit>> {
  constructor(
    readonly pricingUnitId: PricingUnitId,
    readonly file: UploadedFile,
    readonly userId: UserId,
  ) {
    super();
  }
}

@CommandHandler(AddPricingUnitImage)
export class AddPricingUnitImageHandler implements ICommandHandler<AddPricingUnitImage> {
  constructor(
    private readonly work: StoreWork,
    private readonly images: ImagePipeline,
    private readonly units: PricingUnitRepository,
    private readonly views: PricingUnitViews,
    private readonly clock: Clock,
  ) {}

  async execute({ pricingUnitId, file, userId }: AddPricingUnitImage): Promise<Result<PricingUnit>> {
    const owner = { userId, as: 'Owner' } as const;
    const may = await this.work.mayOnUnit(pricingUnitId, owner);
    if (!may.ok) {
      file.stream.resume();
      return may;
    }
    const image = await this.images.accept(file.stream, file.maxBytes, userId);
    if (!image.ok) return image;
    const added = await this.work.onUnit(pricingUnitId, owner, async (tx, unit, { state: store }) => {
      if (unit.images.length >= MOST_PICTURES) return refuse('pictures.too_many');
      const images = [...unit.images, { ...image.value, id: newId(), alt: '' }];
      const saved = await this.units.save(tx, { ...unit, images }, userId, this.clock.now());
      return accept(this.views.of(saved, store.username));
    });
    if (!added.ok) await this.images.discard(image.value);
    return added;
  }
}

/** Orders, describes and removes pictures. */
export class ArrangePricingUnitImages extends Command<Result<PricingUnit>> {
  constructor(
    readonly pricingUnitId: PricingUnitId,
    readonly arrangement: UnitPictureArrangement,
    readonly userId: UserId,
  ) {
    super();
  }
}

@CommandHandler(ArrangePricingUnitImages)
export class ArrangePricingUnitImagesHandler implements ICommandHandler<ArrangePricingUnitImages> {
  constructor(
    private readonly work: StoreWork,
    private readonly units: PricingUnitRepository,
    private readonly views: PricingUnitViews,
    private readonly files: FileStore,
    private readonly clock: Clock,
  ) {}

  async execute({
    pricingUnitId,
    arrangement,
    userId,
  }: ArrangePricingUnitImages): Promise<Result<PricingUnit>> {
    const done = await this.work.onUnit(
      pricingUnitId,
      { userId, as: 'Owner' },
      async (tx, unit, { state: store }) => {
        const { kept, gone } = arranged(unit.images, arrangement.images, arrangement.removed);
        const saved = await this.units.save(tx, { ...unit, images: kept }, userId, this.clock.now());
        const unused = await this.units.findUnused(
          tx,
          gone.map(({ key }) => key),
        );
        return accept({ view: this.views.of(saved, store.username), unused });
      },
    );
    if (!done.ok) return done;
    await Promise.all(done.value.unused.map((key) => this.files.delete(key)));
    return accept(done.value.view);
  }
}
