import { Injectable } from '@nestjs/common';
import type { SessionId, SignedInPlace } from '@smachot/contracts';
import { ReadModel } from '@smachot/server-platform';

export type SessionPlace = Pick<SignedInPlace, 'browser' | 'system' | 'device'>;

const UNKNOWN: SessionPlace = { browser: null, system: null, device: null };

/** By what a person recognises the browser of a session, for contexts that name it again. */
@Injectable()
export class SessionPlaces {
  constructor(private readonly read: ReadModel) {}

  async of(sessionId: SessionId): Promise<SessionPlace> {
    const place = await this.read.one<SessionPlace>(
      'select browser, system, device from identity.refresh_families where id = $1',
      [sessionId],
    );
    return place ?? UNKNOWN;
  }
}
