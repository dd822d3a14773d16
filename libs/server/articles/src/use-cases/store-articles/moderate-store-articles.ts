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
  InputOf,
  listModeratedStoreArticles,
  moveStoreArticleStanding,
  reportStoreArticle,
  StoreArticleId,
  UserId,
} from '@smachot/contracts';
import { accept, Clock, refuse, type Result } from '@smachot/kernel';
import { ActLog, UnitOfWork } from '@smachot/server-platform';
import { StoreArticleQueries } from '../../persistence/store-articles/store-article.queries';
import { StoreArticleRepository } from '../../persistence/store-articles/store-article.repository';
import { StoresGateway } from '../../stores-gateway';

/** Articles that one person may report in a day. */
const REPORTS_A_DAY = 10;

/** Reports an article to the admins, once per person and decision; it stays on the site until they have decided. */
export class ReportStoreArticle extends Command<Result<undefined>> {
  constructor(
    readonly about: { partner: string; number: number; userId: UserId },
    readonly form: InputOf<typeof reportStoreArticle>['body'],
  ) {
    super();
  }
}

@CommandHandler(ReportStoreArticle)
export class ReportStoreArticleHandler implements ICommandHandler<ReportStoreArticle> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly stores: StoresGateway,
    private readonly queries: StoreArticleQueries,
    private readonly articles: StoreArticleRepository,
    private readonly clock: Clock,
  ) {}

  async execute({ about, form }: ReportStoreArticle): Promise<Result<undefined>> {
    const { partner, number, userId } = about;
    const store = await this.stores.public(partner);
    const found = store && (await this.queries.shown(store.partnerId, number));
    if (!found) return refuse('not_found');
    if (await this.stores.worksAt(store.partnerId, userId)) return refuse('store_article.own');
    return this.work.run(async (tx): Promise<Result<undefined>> => {
      const now = this.clock.now();
      if ((await this.articles.reportsOfDay(tx, userId, now)) >= REPORTS_A_DAY)
        return refuse('store_article.too_many_reports');
      const article = await this.articles.load(tx, found.id);
      if (!article) return refuse('not_found');
      const moved = article.report(now);
      if (!moved.ok) return moved;
      const report = { articleId: found.id, reporterId: userId, ...form, createdAt: now };
      if (await this.articles.addReport(tx, report, article.state.reportedAt))
        await this.articles.save(tx, article);
      return accept();
    });
  }
}

/** Lists articles that were reported or taken off, for admins. */
export class ListModeratedStoreArticles extends Query<AnswerOf<typeof listModeratedStoreArticles>> {}

@QueryHandler(ListModeratedStoreArticles)
export class ListModeratedStoreArticlesHandler implements IQueryHandler<ListModeratedStoreArticles> {
  constructor(
    private readonly articles: StoreArticleQueries,
    private readonly stores: StoresGateway,
  ) {}

  async execute(): Promise<AnswerOf<typeof listModeratedStoreArticles>> {
    const rows = await this.articles.moderated();
    const stores = await this.stores.byId(rows.map(({ storeId }) => storeId));
    return {
      articles: rows.flatMap(({ storeId, reports, ...row }) => {
        const store = stores.get(storeId);
        if (!store) return [];
        const { partnerId, partnerUsername, businessName } = store;
        const at = (instant: string) => new Date(instant).toISOString();
        return {
          ...{ ...row, partnerId, partnerUsername, businessName },
          reports: reports.map((report) => ({ ...report, at: at(report.at) })),
        };
      }),
    };
  }
}

/** Decides on the reports of an article, takes it off the site or brings it back. */
export class MoveStoreArticleStanding extends Command<Result<undefined>> {
  constructor(
    readonly articleId: StoreArticleId,
    readonly form: InputOf<typeof moveStoreArticleStanding>['body'],
  ) {
    super();
  }
}

@CommandHandler(MoveStoreArticleStanding)
export class MoveStoreArticleStandingHandler implements ICommandHandler<MoveStoreArticleStanding> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly articles: StoreArticleRepository,
    private readonly acts: ActLog,
  ) {}

  execute({ articleId, form }: MoveStoreArticleStanding): Promise<Result<undefined>> {
    return this.work.run(async (tx): Promise<Result<undefined>> => {
      const article = await this.articles.load(tx, articleId);
      if (!article) return refuse('not_found');
      if (article.moderatedVersion !== form.version) return refuse('conflict.version');
      const was = article.state.standing;
      const moved = article.decide(form.move, form.reason);
      if (!moved.ok) return moved;
      await this.articles.save(tx, article);
      await this.acts.changed(tx, {
        subject: { kind: 'store_article', id: articleId },
        before: { standing: was },
        after: { standing: article.state.standing },
      });
      return accept();
    });
  }
}
