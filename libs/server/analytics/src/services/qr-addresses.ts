import { Injectable } from '@nestjs/common';
import { codeOfId } from '@smachot/server-documents';
import { Config } from '@smachot/server-platform';

/** The addresses that printed codes hold. */
@Injectable()
export class QrAddresses {
  constructor(private readonly config: Config) {}

  /** @param id of a store or of a unit */
  of(id: string): string {
    return new URL(`/q/${codeOfId(id)}`, this.config.settings.PUBLIC_URL).href;
  }
}
