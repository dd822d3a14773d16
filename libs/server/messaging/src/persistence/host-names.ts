import { Injectable, Optional } from '@nestjs/common';
import type { UserId } from '@smachot/contracts';
import type { E164 } from '@smachot/kernel';
import { UserDirectory } from '@smachot/server-identity';

/** Hosts as an admin knows them: by name and phone. */
@Injectable()
export class HostNames {
  constructor(@Optional() private readonly directory?: UserDirectory) {}

  /** The name of each; deleted accounts have none. */
  async of(hostIds: UserId[]): Promise<(hostId: UserId) => string> {
    const people = await this.directory?.of(hostIds);
    return (hostId) => {
      const person = people?.get(hostId);
      return person ? `${person.firstName} ${person.lastName}`.trim() : '';
    };
  }

  /** The names of those that exist. */
  async known(hostIds: UserId[]): Promise<Map<UserId, string>> {
    const people = await this.directory?.of([...new Set(hostIds)]);
    return new Map(
      [...(people ?? [])].map(([id, { firstName, lastName }]) => [id, `${firstName} ${lastName}`.trim()]),
    );
  }

  async byPhone(phone: E164): Promise<UserId | undefined> {
    return (await this.directory?.byPhone(phone))?.id;
  }
}
