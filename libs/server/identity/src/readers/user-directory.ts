import { Injectable } from '@nestjs/common';
import type { Language, UserId } from '@smachot/contracts';
import { DEFAULT_LANGUAGE } from '@smachot/i18n';
import type { E164 } from '@smachot/kernel';
import { prepared, ReadModel, type Tx } from '@smachot/server-platform';
import { SUPER_ADMIN } from '../domain/account';

export type DirectoryUser = {
  id: UserId;
  /** E.164 */
  phone: E164;
  language: Language;
  firstName: string;
  lastName: string;
  email: string | null;
  /** Whether a code sent to the address was confirmed. */
  emailVerified: boolean;
};

const COLUMNS =
  'id, phone, language, first_name as "firstName", last_name as "lastName", email, email_verified_at is not null as "emailVerified"';

const OF = prepared(
  `select ${COLUMNS} from identity.users where id = any((select $1::uuid[])::uuid[]) and deleted_at is null`,
);

/** The contact data of people, for contexts that write to them or print their names. Deleted accounts are left out. */
@Injectable()
export class UserDirectory {
  constructor(private readonly read: ReadModel) {}

  async of(userIds: readonly UserId[]): Promise<Map<string, DirectoryUser>> {
    if (!userIds.length) return new Map();
    const rows = await this.read.rows<DirectoryUser>(OF, [userIds]);
    return new Map(rows.map((row) => [row.id, row]));
  }

  /** The language of a person, on the caller's connection; ours by default for a deleted account. */
  async languageIn(tx: Tx, userId: UserId): Promise<Language> {
    const [person] = await tx.query<{ language: Language }>(
      'select language from identity.users where id = $1 and deleted_at is null',
      [userId],
    );
    return person?.language ?? DEFAULT_LANGUAGE;
  }

  /** @param phone E.164 */
  async byPhone(phone: E164): Promise<DirectoryUser | undefined> {
    return this.read.one<DirectoryUser>(
      `select ${COLUMNS} from identity.users where phone = $1 and deleted_at is null`,
      [phone],
    );
  }

  /** Those of the people whose accounts are blocked. */
  async blocked(userIds: readonly UserId[]): Promise<Set<string>> {
    if (!userIds.length) return new Set();
    const rows = await this.read.rows<{ id: UserId }>(
      'select id from identity.users where id = any($1::uuid[]) and blocked_at is not null',
      [userIds],
    );
    return new Set(rows.map(({ id }) => id));
  }

  superAdmins(): Promise<DirectoryUser[]> {
    return this.read.rows<DirectoryUser>(
      `select ${COLUMNS} from identity.users where groups <> '{}' and $1 = any(groups) and deleted_at is null and blocked_at is null order by id`,
      [SUPER_ADMIN],
    );
  }
}
