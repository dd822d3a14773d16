import { Injectable } from '@nestjs/common';
import type { UserId } from '@smachot/contracts';
import { UserDirectory } from '@smachot/server-identity';

type Row = { userId: UserId | null };

/** The names of registrants as their accounts have them; in one statement for a list. */
@Injectable()
export class AttendeeNames {
  constructor(private readonly directory: UserDirectory) {}

  async of(rows: readonly Row[]): Promise<(row: Row) => string> {
    const people = await this.directory.of(rows.flatMap(({ userId }) => userId ?? []));
    return ({ userId }) => {
      const person = userId && people.get(userId);
      return person ? `${person.firstName} ${person.lastName}`.trim() : '';
    };
  }
}
