import { Injectable } from '@nestjs/common';
import type { ChallengeId, Language, ProblemCode } from '@smachot/contracts';
import { accept, type E164, newId, refuse, type Result } from '@smachot/kernel';
import { Logger, UnitOfWork } from '@smachot/server-platform';
import { CodeSpending, secondsToNextHour } from '../codes/code-spending';
import { OneTimeCodes } from '../codes/one-time-codes';
import { paceOf, paceOfStrangers } from '../domain/code-pace';
import {
  ChallengeRepository,
  type NewChallenge,
  type PhoneHistory,
} from '../persistence/challenge.repository';

type Request = { phone: E164; language: Language; network: string };
export type OpenedCode = { challengeId: ChallengeId; code: string; resendAfterSeconds: number };

/** Opens challenges within the limits of the phone, the network and the whole service. */
@Injectable()
export class SignInCodes {
  constructor(
    private readonly work: UnitOfWork,
    private readonly challenges: ChallengeRepository,
    private readonly codes: OneTimeCodes,
    private readonly spending: CodeSpending,
    private readonly logger: Logger,
  ) {}

  /** Opens a challenge and creates its code, which is not sent yet. */
  async open(request: Request): Promise<Result<OpenedCode>> {
    const challenge = { ...request, id: newId(), code: this.codes.make() };
    const opened = await this.work.run(async (tx) => {
      await this.challenges.lockPhone(tx, challenge.phone);
      const { own, isKnown, pace } = this.paceFor(
        challenge,
        await this.challenges.historyOf(tx, challenge.phone),
      );
      if (pace) return tooMany(pace.code, pace.waitSeconds);
      const spent = await this.spending.take(tx, { network: challenge.network, isKnown });
      if (spent) {
        this.logger.error({ limit: spent }, 'no more sign-in codes this hour');
        return tooMany('otp.too_many', secondsToNextHour());
      }
      await this.challenges.add(tx, challenge);
      return accept(paceOf([0, ...own])?.waitSeconds ?? 0);
    });
    if (!opened.ok) return opened;
    return accept({ challengeId: challenge.id, code: challenge.code, resendAfterSeconds: opened.value });
  }

  /** `own`: ages in seconds of the codes this network requested. `isKnown`: the phone's owner signed in from it. `pace`: the limit that refuses the request. */
  private paceFor({ network }: NewChallenge, { sent, known }: PhoneHistory) {
    const networkKey = this.codes.networkKey(network);
    const own = sent.filter((code) => code.networkKey === networkKey).map(({ age }) => age);
    const strangers = sent.filter((code) => !known.has(code.networkKey)).map(({ age }) => age);
    const isKnown = known.has(networkKey);
    const pace = paceOf(own) ?? (isKnown ? undefined : paceOfStrangers(strangers));
    return { own, isKnown, pace };
  }
}

const tooMany = (code: ProblemCode, retryAfterSeconds: number): Result<number> =>
  refuse(code, { details: { retryAfterSeconds } });
