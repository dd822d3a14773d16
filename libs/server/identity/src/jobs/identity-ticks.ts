import { Injectable } from '@nestjs/common';
import { OnTick } from '@smachot/server-platform';
import { ExpiryRepository } from '../persistence/expiry.repository';

/** Deletes expired rows. Real time: codes and tokens never follow the movable clock. */
@Injectable()
export class IdentityTicks {
  constructor(private readonly expiry: ExpiryRepository) {}

  @OnTick({ name: 'identity.sweep', everyMs: 600_000 })
  sweep(): Promise<void> {
    return this.expiry.deleteExpired();
  }
}
