import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type {
  ArticleId,
  InputOf,
  Language,
  placeArticle,
  saveArticleDraft,
  UserId,
  WrittenArticle,
} from '@smachot/contracts';
import { accept, Clock, type Result } from '@smachot/kernel';
import { ArticleActs } from '../services/article-acts';

/** Moves an article to another category, or names other related ones. */
export class PlaceArticle extends Command<Result<WrittenArticle>> {
  constructor(
    readonly articleId: ArticleId,
    readonly form: InputOf<typeof placeArticle>['body'],
  ) {
    super();
  }
}

@CommandHandler(PlaceArticle)
export class PlaceArticleHandler implements ICommandHandler<PlaceArticle> {
  constructor(private readonly acts: ArticleActs) {}

  execute({ articleId, form }: PlaceArticle): Promise<Result<WrittenArticle>> {
    return this.acts.change(articleId, form.version, (article) => {
      article.place(form);
      return accept();
    });
  }
}

type Written = { articleId: ArticleId; language: Language };

/** Saves the draft of a language. */
export class SaveArticleDraft extends Command<Result<WrittenArticle>> {
  constructor(
    readonly of: Written,
    readonly form: InputOf<typeof saveArticleDraft>['body'],
    readonly writer: UserId,
  ) {
    super();
  }
}

@CommandHandler(SaveArticleDraft)
export class SaveArticleDraftHandler implements ICommandHandler<SaveArticleDraft> {
  constructor(
    private readonly acts: ArticleActs,
    private readonly clock: Clock,
  ) {}

  execute({ of, form, writer }: SaveArticleDraft): Promise<Result<WrittenArticle>> {
    return this.acts.change(of.articleId, form.version, (article) =>
      article.saveDraft(of.language, form, writer, this.clock.now()),
    );
  }
}

/** Publishes the draft of a language, or withdraws what is published in it. */
export class MoveArticle extends Command<Result<WrittenArticle>> {
  constructor(
    readonly act: 'publish' | 'withdraw',
    readonly of: Written,
    readonly version: number,
    readonly writer: UserId,
  ) {
    super();
  }
}

@CommandHandler(MoveArticle)
export class MoveArticleHandler implements ICommandHandler<MoveArticle> {
  constructor(
    private readonly acts: ArticleActs,
    private readonly clock: Clock,
  ) {}

  execute({ act, of, version, writer }: MoveArticle): Promise<Result<WrittenArticle>> {
    return this.acts.change(of.articleId, version, (article) =>
      article[act](of.language, writer, this.clock.now()),
    );
  }
}
