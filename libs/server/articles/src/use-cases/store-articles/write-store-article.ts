import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type {
  createStoreArticle,
  InputOf,
  saveStoreArticle,
  StoreArticleId,
  UserId,
  WrittenStoreArticle,
} from '@smachot/contracts';
import { accept, Clock, newId, refuse, type Result } from '@smachot/kernel';
import { UnitOfWork } from '@smachot/server-platform';
import { StoreArticle } from '../../domain/store-articles/store-article';
import { StoreArticleRepository } from '../../persistence/store-articles/store-article.repository';
import { checkContacts } from '../../services/store-articles/contacts';
import { StoreArticleViews } from '../../services/store-articles/store-article-views';
import { type OwnedArticle, OwnedArticles } from '../../services/store-articles/owned-articles';
import { StoresGateway } from '../../stores-gateway';

/** Adds a draft to a store. */
export class CreateStoreArticle extends Command<Result<WrittenStoreArticle>> {
  constructor(
    readonly store: string,
    readonly form: InputOf<typeof createStoreArticle>['body'],
    readonly userId: UserId,
  ) {
    super();
  }
}

@CommandHandler(CreateStoreArticle)
export class CreateStoreArticleHandler implements ICommandHandler<CreateStoreArticle> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly stores: StoresGateway,
    private readonly articles: StoreArticleRepository,
    private readonly views: StoreArticleViews,
    private readonly clock: Clock,
  ) {}

  async execute({ store, form, userId }: CreateStoreArticle): Promise<Result<WrittenStoreArticle>> {
    const owned = await this.stores.ownedBy(store, userId);
    if (!owned.ok) return owned;
    const id: StoreArticleId = newId();
    const { language, ...text } = form;
    const possible = checkContacts(text);
    if (!possible.ok) return possible;
    const added = await this.work.run(async (tx) => {
      const number = await this.articles.nextNumber(tx, owned.value);
      if (number === undefined) return refuse('store_article.too_many');
      const writer = { userId, now: this.clock.now() };
      const made = StoreArticle.write({ id, storeId: owned.value, number, language }, text, writer);
      if (!made.ok) return made;
      await this.articles.add(tx, made.value);
      return accept();
    });
    if (!added.ok) return added;
    const article = await this.views.written(owned.value, id, true);
    return article ? accept(article) : refuse('not_found');
  }
}

/** Saves the draft of an article. */
export class SaveStoreArticle extends Command<Result<WrittenStoreArticle>> {
  constructor(
    readonly of: OwnedArticle,
    readonly form: InputOf<typeof saveStoreArticle>['body'],
  ) {
    super();
  }
}

@CommandHandler(SaveStoreArticle)
export class SaveStoreArticleHandler implements ICommandHandler<SaveStoreArticle> {
  constructor(
    private readonly owned: OwnedArticles,
    private readonly clock: Clock,
  ) {}

  execute({ of, form }: SaveStoreArticle): Promise<Result<WrittenStoreArticle>> {
    const writer = { userId: of.userId, now: this.clock.now() };
    const possible = checkContacts(form);
    return this.owned.change(of, form.version, (article) =>
      possible.ok ? article.saveDraft(form, writer) : possible,
    );
  }
}

/** Publishes the draft of an article, or withdraws what is published. */
export class MoveStoreArticle extends Command<Result<WrittenStoreArticle>> {
  constructor(
    readonly act: 'publish' | 'withdraw',
    readonly of: OwnedArticle,
    readonly version: number,
  ) {
    super();
  }
}

@CommandHandler(MoveStoreArticle)
export class MoveStoreArticleHandler implements ICommandHandler<MoveStoreArticle> {
  constructor(
    private readonly owned: OwnedArticles,
    private readonly clock: Clock,
  ) {}

  execute({ act, of, version }: MoveStoreArticle): Promise<Result<WrittenStoreArticle>> {
    return this.owned.change(of, version, (article) => article[act](this.clock.now()));
  }
}

/** Deletes an article with its versions and reports. */
export class DeleteStoreArticle extends Command<Result<undefined>> {
  constructor(readonly of: OwnedArticle) {
    super();
  }
}

@CommandHandler(DeleteStoreArticle)
export class DeleteStoreArticleHandler implements ICommandHandler<DeleteStoreArticle> {
  constructor(private readonly owned: OwnedArticles) {}

  execute({ of }: DeleteStoreArticle): Promise<Result<undefined>> {
    return this.owned.delete(of);
  }
}
