import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ChallengeId } from '@smachot/contracts';
import type { E164 } from '@smachot/kernel';
import { Secrets, widerNetworkOf } from '@smachot/server-platform';

export const CODE_LIFE_SECONDS = 5 * 60;
export const TRIES = 5;

/** Creates and checks codes. Only an HMAC bound to phone and challenge is stored: the table reveals no code. */
@Injectable()
export class OneTimeCodes {
  constructor(private readonly secrets: Secrets) {}

  make(): string {
    return String(randomInt(1_000_000)).padStart(6, '0');
  }
  mac(code: string, phone: E164, challengeId: ChallengeId): string {
    return this.secrets.sign('otp-code', JSON.stringify([challengeId, phone, code]));
  }
  /** Constant time. */
  isRight(code: string, phone: E164, challengeId: ChallengeId, mac: string): boolean {
    return this.secrets.matches('otp-code', JSON.stringify([challengeId, phone, code]), mac);
  }
  /** The key under which codes of a phone are counted; it outlives the phone itself. */
  phoneKey(phone: E164): string {
    return this.secrets.sign('otp-phone', phone);
  }
  networkKey(network: string): string {
    return this.secrets.sign('otp-network', network);
  }
  widerNetworkKey(network: string): string {
    return this.networkKey(widerNetworkOf(network));
  }
}
