import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AccountExport, UserDirectory } from '@smachot/server-identity';
import { PersonExportQueries } from './persistence/person-export.queries';

/**
 * The stores part of an account's export: the stores where the person works, those they own, their favourites and their
 * crew invitations.
 */
@Injectable()
export class StoresExport implements OnModuleInit {
  constructor(
    private readonly exports: AccountExport,
    private readonly data: PersonExportQueries,
    private readonly directory: UserDirectory,
  ) {}

  onModuleInit(): void {
    this.exports.contribute('stores', (userId) => this.data.storesOf(userId));
    this.exports.contribute('storesSuspended', (userId) => this.data.suspensionsOf(userId));
    this.exports.contribute('favourites', (userId) => this.data.favouritesOf(userId));
    this.exports.contribute('crewInvitations', async (userId) => {
      const me = (await this.directory.of([userId])).get(userId);
      return this.data.crewInvitationsOf(userId, me?.phone ?? null);
    });
  }
}
