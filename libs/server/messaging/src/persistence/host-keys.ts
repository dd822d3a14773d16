import { Injectable, Optional } from '@nestjs/common';
import type { UserId } from '@smachot/contracts';
import { UserDirectory } from '@smachot/server-identity';
import { PhoneKeys } from '@smachot/server-platform';

/** The key of a host for limits and suspensions that outlive the account: the phone's HMAC. */
@Injectable()
export class HostKeys {
  constructor(
    private readonly phones: PhoneKeys,
    @Optional() private readonly directory?: UserDirectory,
  ) {}

  /** The key of a host; the account's id when the person has no phone (any more). */
  async of(hostId: UserId): Promise<string> {
    const host = (await this.directory?.of([hostId]))?.get(hostId);
    return host ? this.phones.of(host.phone) : hostId;
  }
}
