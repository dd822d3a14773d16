import {
  Command,
  CommandHandler,
  type ICommandHandler,
  type IQueryHandler,
  Query,
  QueryHandler,
} from '@nestjs/cqrs';
import type { SavedView, SavedViewForm, SavedViewId, UserId } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { SavedViewQueries } from '../persistence/saved-view.queries';
import { SavedViewRepository } from '../persistence/saved-view.repository';

/** The views of one admin. */
export class SavedViewsOf extends Query<SavedView[]> {
  constructor(readonly adminId: UserId) {
    super();
  }
}

@QueryHandler(SavedViewsOf)
export class SavedViewsOfHandler implements IQueryHandler<SavedViewsOf> {
  constructor(private readonly views: SavedViewQueries) {}

  execute({ adminId }: SavedViewsOf): Promise<SavedView[]> {
    return this.views.of(adminId);
  }
}

export class SaveView extends Command<Result<SavedView>> {
  constructor(
    readonly adminId: UserId,
    readonly form: SavedViewForm,
  ) {
    super();
  }
}

@CommandHandler(SaveView)
export class SaveViewHandler implements ICommandHandler<SaveView> {
  constructor(private readonly views: SavedViewRepository) {}

  async execute({ adminId, form }: SaveView): Promise<Result<SavedView>> {
    const saved = await this.views.save(adminId, form);
    return saved ? accept(saved) : refuse('admin.too_many_views');
  }
}

/** Deletes a view of the admin; one that is missing, or another admin's, counts as deleted. */
export class DeleteView extends Command<void> {
  constructor(
    readonly adminId: UserId,
    readonly viewId: SavedViewId,
  ) {
    super();
  }
}

@CommandHandler(DeleteView)
export class DeleteViewHandler implements ICommandHandler<DeleteView> {
  constructor(private readonly views: SavedViewRepository) {}

  execute({ adminId, viewId }: DeleteView): Promise<void> {
    return this.views.delete(adminId, viewId);
  }
}
