import { Injectable } from '@nestjs/common';
import { Logger, type Tx } from '@smachot/server-platform';
import { AuditLog } from '../persistence/audit-log';
import { type PresentedToken, Sessions } from '../tokens/sessions';

/** Revokes families of refresh tokens that two parties hold. */
@Injectable()
export class StolenSessions {
  constructor(
    private readonly sessions: Sessions,
    private readonly audit: AuditLog,
    private readonly logger: Logger,
  ) {}

  async revoke(tx: Tx, { familyId, userId }: PresentedToken): Promise<void> {
    await this.sessions.end(tx, familyId, 'refresh token used twice');
    await this.audit.note(tx, { act: 'refresh_token_stolen', subjectId: userId, details: { familyId } });
    this.logger.warn({ family: familyId }, 'a refresh token came twice; its family is revoked');
  }
}
