import { Injectable } from '@nestjs/common';
import { accept, HOUR_SECONDS, refuse, type Result } from '@smachot/kernel';
import { networkOf, RateLimits, Secrets } from '@smachot/server-platform';

/** Registrations in an hour from one network. Wide, because customers of a mobile provider share addresses. */
const MOST_OF_NETWORK = 300;

/** Limits how many registrations one network makes; how many a person makes is counted in the database. */
@Injectable()
export class RegistrationPace {
  constructor(
    private readonly limits: RateLimits,
    private readonly secrets: Secrets,
  ) {}

  async take(ip: string): Promise<Result<undefined>> {
    const network = this.secrets.sign('rate limits', networkOf(ip)).slice(0, 32);
    const taken = await this.limits.take(`registrations:${network}`, MOST_OF_NETWORK, HOUR_SECONDS);
    return taken.allowed
      ? accept()
      : refuse('request.too_many', { details: { retryAfterSeconds: taken.retryAfterSeconds } });
  }
}
