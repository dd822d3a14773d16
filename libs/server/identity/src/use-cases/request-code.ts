import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type AnswerOf, type Language, type requestCode } from '@smachot/contracts';
import { accept, newId, refuse, type Result } from '@smachot/kernel';
import { Config, Logger, SmsGateway, type Tx, UnitOfWork } from '@smachot/server-platform';
import { CodeSpending, secondsToNextHour } from '../codes/code-spending';
import { CODE_LIFE_SECONDS, OneTimeCodes } from '../codes/one-time-codes';
import { PACE_MEMORY_SECONDS, paceOf, paceOfStrangers } from '../domain/code-pace';
import { codeText } from '../domain/code-text';

type Requested = AnswerOf<typeof requestCode>;
/** Only Israeli mobile numbers: premium and foreign numbers cost money and are the targets of SMS pumping. */
const ISRAELI_MOBILE = /^\+9725\d{8}$/;

/** @param phone E.164 @param network address of the caller, IPv6 as /64 */
export class RequestCode extends Command<Result<Requested>> {
  constructor(
    readonly phone: string,
    readonly language: Language,
    readonly network: string,
  ) {
    super();
  }
}

/** Requests a code. It never checks whether the phone is known: answer and timing are the same for every phone. */
@CommandHandler(RequestCode)
export class RequestCodeHandler implements ICommandHandler<RequestCode> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly codes: OneTimeCodes,
    private readonly spending: CodeSpending,
    private readonly sms: SmsGateway,
    private readonly config: Config,
    private readonly logger: Logger,
  ) {}

  async execute({ phone, language, network }: RequestCode): Promise<Result<Requested>> {
    if (!ISRAELI_MOBILE.test(phone))
      return refuse('otp.not_a_mobile', { fields: { phone: 'otp.not_a_mobile' } });
    const challengeId = newId();
    const code = this.codes.make();
    const opened = await this.work.run((tx) => this.open(tx, challengeId, code, phone, language, network));
    if (!opened.ok) return opened;

    const host = new URL(this.config.settings.PUBLIC_URL).hostname;
    const outcome = await this.sms.send(phone, codeText(code, host, language), challengeId);
    await this.work.run((tx) =>
      tx.query('update identity.otp_challenges set sms = $2 where id = $1', [challengeId, outcome]),
    );
    // unknown: it may well arrive, and the person can request another
    if (outcome === 'refused') return refuse('otp.not_sent');
    return accept({ challengeId, resendAfterSeconds: opened.value, expiresInSeconds: CODE_LIFE_SECONDS });
  }

  /** Opens a challenge; answers the seconds until the next code may be requested. */
  private async open(
    tx: Tx,
    id: string,
    code: string,
    phone: string,
    language: Language,
    network: string,
  ): Promise<Result<number>> {
    const phoneKey = this.codes.phoneKey(phone);
    // requests for one phone are serialized, or two concurrent ones would both be within the limit
    await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [phoneKey]);
    const networkKey = this.codes.networkKey(network);
    const [sent, known] = [await this.sent(tx, phoneKey), await this.knownNetworks(tx, phone)];
    const own = sent.filter((code) => code.networkKey === networkKey).map(({ age }) => age);
    const strangers = sent.filter((code) => !known.has(code.networkKey)).map(({ age }) => age);
    const pace = paceOf(own) ?? (known.has(networkKey) ? undefined : paceOfStrangers(strangers));
    if (pace) return refuse(pace.code, { details: { retryAfterSeconds: pace.waitSeconds } });
    const spent = await this.spending.take(tx, network);
    if (spent) {
      this.logger.error({ limit: spent }, 'no more sign-in codes this hour');
      return refuse('otp.too_many', { details: { retryAfterSeconds: secondsToNextHour() } });
    }
    await tx.query(
      `insert into identity.otp_challenges (id, phone_key, phone, language, code_mac, network_key, created_at, expires_at)
       values ($1, $2, $3, $4, $5, $6, clock_timestamp(), clock_timestamp() + make_interval(secs => $7))`,
      [id, phoneKey, phone, language, this.codes.mac(code, phone, id), networkKey, CODE_LIFE_SECONDS],
    );
    return accept(paceOf([0, ...own])?.waitSeconds ?? 0);
  }

  /** Codes sent to a phone, newest first. Codes that the gateway certainly refused do not count. */
  private async sent(tx: Tx, phoneKey: string): Promise<{ age: number; networkKey: string | null }[]> {
    return tx.query(
      `select greatest(0, extract(epoch from clock_timestamp() - created_at))::float8 as age, network_key as "networkKey"
       from identity.otp_challenges
       where phone_key = $1 and created_at > clock_timestamp() - make_interval(secs => $2) and sms <> 'refused'
       order by created_at desc`,
      [phoneKey, PACE_MEMORY_SECONDS],
    );
  }

  /** Networks where the phone's owner is signed in, or signed out by themselves. */
  private async knownNetworks(tx: Tx, phone: string): Promise<Set<string | null>> {
    const rows = await tx.query<{ key: string }>(
      `select distinct f.network_key as key from identity.refresh_families f join identity.users u on u.id = f.user_id
       where u.phone = $1 and f.network_key is not null and (f.revoked_at is null or f.revoked_because = 'signed out')`,
      [phone],
    );
    return new Set(rows.map(({ key }) => key));
  }
}
