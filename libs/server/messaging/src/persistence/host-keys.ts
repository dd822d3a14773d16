import { Injectable, Optional } from '@nestjs/common';
import { UserDirectory } from '@smachot/server-identity';
import { PhoneKeys } from '@smachot/server-platform';

/** What stands for a host where limits and suspensions outlive the account: the phone's HMAC. */
@Injectable()
export class HostKeys {
  constructor(
    private readonly phones: PhoneKeys,
    @Optional() private readonly directory?: UserDirectory,
  ) {}

  /** The account's own id for somebody who has no phone (any more). */
  async of(hostId: string): Promise<string> {
    const host = (await this.directory?.of([hostId]))?.get(hostId);
    return host ? this.phones.of(host.phone) : hostId;
  }
}
