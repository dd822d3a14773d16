import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { InputOf, PartnerProfile, PictureId, uploadStorePicture, UserId } from '@smachot/contracts';
import { accept, newId, refuse, type Result } from '@smachot/kernel';
import { FileStore, ImagePipeline, type UploadedFile } from '@smachot/server-platform';
import type { Arrangement } from '../../domain/pictures';
import type { StoreState } from '../../domain/store';
import { StoreRepository } from '../../persistence/stores/store.repository';
import { StoreViews } from '../../views/store-view';
import { StoreWork } from '../../services/store-work';

type Kind = InputOf<typeof uploadStorePicture>['query']['kind'];
type Done = { state: StoreState; gone: string | undefined };

/** A profile or cover picture replaces the one before; the gallery grows. */
export class AddStorePicture extends Command<Result<PartnerProfile>> {
  constructor(
    readonly partner: string,
    readonly kind: Kind,
    readonly file: UploadedFile,
    readonly userId: UserId,
  ) {
    super();
  }
}

@CommandHandler(AddStorePicture)
export class AddStorePictureHandler implements ICommandHandler<AddStorePicture> {
  constructor(
    private readonly work: StoreWork,
    private readonly images: ImagePipeline,
    private readonly stores: StoreRepository,
    private readonly views: StoreViews,
    private readonly files: FileStore,
  ) {}

  async execute({ partner, kind, file, userId }: AddStorePicture): Promise<Result<PartnerProfile>> {
    const owner = { userId, as: 'Owner' } as const;
    const may = await this.work.mayOnStore(partner, owner);
    if (!may.ok) {
      file.stream.resume();
      return may;
    }
    const image = await this.images.accept(file.stream, file.maxBytes, userId);
    if (!image.ok) return image;
    const shown = await this.work.onStore(partner, owner, async (tx, store): Promise<Result<Done>> => {
      const done = store.show(kind, { ...image.value, id: newId(), alt: '' });
      if (!done.ok) return done;
      await this.stores.save(tx, store);
      return accept({ state: store.state, gone: done.value?.key });
    });
    if (!shown.ok) {
      await this.images.discard(image.value);
      return shown;
    }
    if (shown.value.gone) await this.files.delete(shown.value.gone);
    return accept(await this.views.of(shown.value.state, 'crew'));
  }
}

export class DeleteStorePicture extends Command<Result<PartnerProfile>> {
  constructor(
    readonly partner: string,
    readonly pictureId: PictureId,
    readonly userId: UserId,
  ) {
    super();
  }
}

@CommandHandler(DeleteStorePicture)
export class DeleteStorePictureHandler implements ICommandHandler<DeleteStorePicture> {
  constructor(
    private readonly work: StoreWork,
    private readonly stores: StoreRepository,
    private readonly views: StoreViews,
    private readonly files: FileStore,
  ) {}

  async execute({ partner, pictureId, userId }: DeleteStorePicture): Promise<Result<PartnerProfile>> {
    const owner = { userId, as: 'Owner' } as const;
    const hidden = await this.work.onStore(partner, owner, async (tx, store): Promise<Result<Done>> => {
      const gone = store.hide(pictureId);
      if (!gone) return refuse('not_found');
      await this.stores.save(tx, store);
      return accept({ state: store.state, gone: gone.key });
    });
    if (!hidden.ok) return hidden;
    if (hidden.value.gone) await this.files.delete(hidden.value.gone);
    return accept(await this.views.of(hidden.value.state, 'crew'));
  }
}

export class ArrangeStorePictures extends Command<Result<PartnerProfile>> {
  constructor(
    readonly partner: string,
    readonly arrangement: Arrangement,
    readonly userId: UserId,
  ) {
    super();
  }
}

@CommandHandler(ArrangeStorePictures)
export class ArrangeStorePicturesHandler implements ICommandHandler<ArrangeStorePictures> {
  constructor(
    private readonly work: StoreWork,
    private readonly stores: StoreRepository,
    private readonly views: StoreViews,
  ) {}

  async execute({ partner, arrangement, userId }: ArrangeStorePictures): Promise<Result<PartnerProfile>> {
    const owner = { userId, as: 'Owner' } as const;
    const done = await this.work.onStore(partner, owner, async (tx, store): Promise<Result<StoreState>> => {
      store.arrange(arrangement);
      await this.stores.save(tx, store);
      return accept(store.state);
    });
    return done.ok ? accept(await this.views.of(done.value, 'crew')) : done;
  }
}
