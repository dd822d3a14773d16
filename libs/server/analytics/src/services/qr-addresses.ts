import { Injectable } from '@nestjs/common';
import { Config } from '@smachot/server-platform';
import { codeOfId } from '../domain/qr-address';

/** The addresses that printed codes hold. */
@Injectable()
export class QrAddresses {
  constructor(private readonly config: Config) {}

  /** @param id of a store or of a unit */
  of(id: string): string {
    return new URL(`/q/${codeOfId(id)}`, this.config.settings.PUBLIC_URL).href;
  }
}
