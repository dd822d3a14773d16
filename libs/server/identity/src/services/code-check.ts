import { Injectable } from '@nestjs/common';
import type { ChallengeId } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { OneTimeCodes } from '../codes/one-time-codes';
import { AuditLog } from '../persistence/audit-log';
import { ChallengeRepository, type OpenChallenge } from '../persistence/challenge.repository';

/** Checks the code of a challenge; a wrong one is written to the audit log. */
@Injectable()
export class CodeCheck {
  constructor(
    private readonly challenges: ChallengeRepository,
    private readonly codes: OneTimeCodes,
    private readonly audit: AuditLog,
  ) {}

  /** Takes one of the five tries before comparing. */
  async check(challengeId: ChallengeId, code: string, network: string): Promise<Result<OpenChallenge>> {
    const challenge = await this.challenges.takeTry(challengeId);
    if (!challenge) return refuse('otp.expired');
    if (this.codes.isRight(code, challenge.phone, challengeId, challenge.codeMac)) return accept(challenge);
    await this.audit.refused({ act: 'code_refused', phone: challenge.phone, network });
    return refuse('otp.mismatch');
  }
}
