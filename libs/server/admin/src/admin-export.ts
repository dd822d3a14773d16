import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AccountExport } from '@smachot/server-identity';
import { SavedViewQueries } from './persistence/saved-view.queries';

/** Provides the saved views of an account's export. */
@Injectable()
export class AdminExport implements OnModuleInit {
  constructor(
    private readonly exports: AccountExport,
    private readonly views: SavedViewQueries,
  ) {}

  onModuleInit(): void {
    this.exports.contribute('admin-views', (userId) => this.views.of(userId));
  }
}
