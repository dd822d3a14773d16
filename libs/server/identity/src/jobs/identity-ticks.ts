import { Injectable } from '@nestjs/common';
import { OnTick, retentionTick } from '@smachot/server-platform';
import { ExpiryRepository } from '../persistence/expiry.repository';

/** Deletes expired rows. Real time: codes and tokens never follow the movable clock. */
@Injectable()
export class IdentityTicks {
  constructor(private readonly expiry: ExpiryRepository) {}

  @OnTick(retentionTick('identity.sweep'))
  sweep(): Promise<void> {
    return this.expiry.deleteExpired();
  }
}
