import { Injectable } from '@nestjs/common';
import type { Language } from '@smachot/contracts';
import type { E164 } from '@smachot/kernel';
import { ReadModel } from '@smachot/server-platform';
import type { SecurityChange } from '../domain/security-notice';

export type QueuedNotice = {
  kind: SecurityChange;
  email: string | null;
  phone: E164 | null;
  language: Language;
};

/** Reads security notices that wait to be sent. */
@Injectable()
export class SecurityNoticeQueries {
  constructor(private readonly read: ReadModel) {}

  /** Undefined once the notice is sent. */
  queued(noticeId: string): Promise<QueuedNotice | undefined> {
    return this.read.one<QueuedNotice>(
      'select kind, email, phone, language from identity.security_notices where id = $1',
      [noticeId],
    );
  }
}
