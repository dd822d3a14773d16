import { Injectable } from '@nestjs/common';
import type { ViewId } from '@smachot/contracts';
import type { Tx, UserActor } from '@smachot/server-platform';
import type { Account } from '../domain/account';
import { AssignedStores } from '../readers/assigned-stores';
import { AccessTokens } from '../tokens/access-tokens';

/** Tokens with which a super admin reads as an account does. */
@Injectable()
export class ViewTokens {
  constructor(
    private readonly tokens: AccessTokens,
    private readonly stores: AssignedStores,
  ) {}

  async of(
    tx: Tx,
    account: Account,
    admin: UserActor,
    viewId: ViewId,
  ): Promise<{ access_token: string; name: string }> {
    const user = account.view(await this.stores.of(tx, account.id));
    return {
      access_token: await this.tokens.view(user, admin.familyId, viewId),
      name: `${user.firstName} ${user.lastName}`.trim(),
    };
  }
}
