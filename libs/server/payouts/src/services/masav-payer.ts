import { Injectable } from '@nestjs/common';
import { refuse, accept, type Result } from '@smachot/kernel';
import { Config } from '@smachot/server-platform';
import type { Payer } from '../masav/masav-file';

/** Who pays, as it is registered with Masav. */
@Injectable()
export class MasavPayer {
  constructor(private readonly config: Config) {}

  get(): Result<Payer> {
    const { MASAV_INSTITUTION: institution, MASAV_SENDER: sender, MASAV_NAME: name } = this.config.settings;
    return institution && sender && name
      ? accept({ institution, sender, name })
      : refuse('payouts.not_configured');
  }
}
