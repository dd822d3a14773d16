import { wireDigits } from '../phone-number';
import type { World } from '../world';
import { AccessTokens } from './access-tokens';
import { readMessage } from './check-message';
import { errorCodes, GraphError } from './error-codes';
import { CustomerWindow, DailyBudget, PairRate, Throughput } from './limits';
import { MediaStore } from './media-store';
import { AcceptedMessage, MessageLog } from './message-log';
import type { OutgoingMessage } from './message.schema';
import { StatusTeller } from './status-teller';
import { Templates } from './templates';
import { outgoingWamid, userIdOf } from './wamid';
import type { Account } from './webhook-body';
import { WebhookSender } from './webhook-sender';

export interface Acceptance {
  message: AcceptedMessage;
  /** Held for quality assessment before it is sent on. */
  held: boolean;
  /** Accepted, but this request never gets an answer. */
  silent: boolean;
}

/** The Cloud API behind its routes: checks, limits, accepts and remembers. */
export class WhatsApp {
  readonly log = new MessageLog();
  readonly templates = new Templates();
  readonly media = new MediaStore();
  readonly window = new CustomerWindow();
  readonly account: Account;
  readonly tokens: AccessTokens;
  readonly sender: WebhookSender;
  readonly statuses: StatusTeller;
  private readonly budget = new DailyBudget();
  private readonly throughput = new Throughput();
  private readonly pairs = new PairRate();
  /** User ids seen so far: the product may write to them instead of a phone. */
  private readonly phoneOfUser = new Map<string, string>();

  constructor(readonly world: World) {
    const { settings } = world;
    this.account = {
      phoneNumberId: settings.WHATSAPP_PHONE_NUMBER_ID,
      displayPhoneNumber: '97233334444',
      businessAccountId: 'WABA1',
    };
    this.tokens = new AccessTokens(settings);
    const webhook = new URL('/webhooks/whatsapp', settings.PRODUCT_URL).href;
    this.sender = new WebhookSender(webhook, settings.WHATSAPP_APP_SECRET, this.account);
    this.statuses = new StatusTeller(world, this.sender);
  }

  /** Messages a second and people a day that hold at the moment; no tier is unlimited. */
  limits() {
    const { behaviours, clock, settings } = this.world;
    const perSecond = behaviours.find('whatsapp', 'throughput')?.value ?? settings.SANDBOX_WHATSAPP_MPS;
    const tier = behaviours.find('whatsapp', 'tier') ? behaviours.value('whatsapp', 'tier') : undefined;
    return { perSecond, tier, used: this.budget.used(clock.now()) };
  }

  /**
   * Accepts a message. Throws a GraphError where the Cloud API would refuse; undefined where the request never arrived. `raw` are
   * the request's bytes, kept unchanged.
   */
  accept(body: unknown, raw: Buffer): Acceptance | undefined {
    const sent = readMessage(body, this.templates);
    const phone = this.phoneOf(sent);
    if (this.world.behaviours.strikes('whatsapp', 'lost', phone)) return undefined;
    this.refuseIfLimited(phone);
    const failure = this.failureOf(sent, phone);
    const { behaviours, clock } = this.world;
    const dropped = behaviours.strike('whatsapp', 'held_then_dropped', phone);
    const held = dropped ?? behaviours.strike('whatsapp', 'held', phone);
    const data = sent.biz_opaque_callback_data;
    const message = new AcceptedMessage(outgoingWamid(phone), phone, sent.type, clock.iso(), data, raw);
    this.log.add(message);
    this.phoneOfUser.set(userIdOf(phone), phone);
    this.statuses.plan(message, { failure: dropped === undefined ? failure : 132015, heldFor: held ?? 0 });
    this.world.changes.touch();
    return { message, held: held !== undefined, silent: behaviours.strikes('whatsapp', 'timeout', phone) };
  }

  reset(): void {
    this.statuses.clear();
    this.sender.reset();
    this.log.clear();
    this.media.clear();
    this.templates.reset();
    for (const limit of [this.throughput, this.budget, this.window, this.pairs, this.phoneOfUser])
      limit.clear();
  }

  async close(): Promise<void> {
    this.statuses.clear();
    await this.sender.close();
  }

  private phoneOf(sent: OutgoingMessage): string {
    const address = sent.to ?? sent.recipient ?? '';
    if (!/^[A-Z]{2}\./.test(address)) return wireDigits(address);
    const phone = this.phoneOfUser.get(address);
    if (!phone) throw new GraphError(131009, 'recipient: unknown user id');
    return phone;
  }

  private refuseIfLimited(phone: string): void {
    const { behaviours, clock } = this.world;
    for (const code of behaviours.errorCodes('whatsapp')) {
      // 190 is the token's own check, made before the body is read
      const inAnswer = code !== 190 && errorCodes[code]?.where === 'answer';
      if (inAnswer && behaviours.strikes('whatsapp', String(code), phone)) throw new GraphError(code);
    }
    if (behaviours.strikes('whatsapp', 'server_error', phone)) throw new GraphError(131000);
    if (!this.throughput.take(this.limits().perSecond)) throw new GraphError(130429);
    if (!this.pairs.take(phone, clock.now())) throw new GraphError(131056);
  }

  /** The code it will fail with later, if any. A spent daily tier refuses at once. */
  private failureOf(sent: OutgoingMessage, phone: string): number | undefined {
    const { behaviours, clock } = this.world;
    const now = clock.now();
    for (const code of behaviours.errorCodes('whatsapp')) {
      const later = errorCodes[code]?.where === 'webhook';
      if (later && behaviours.strikes('whatsapp', String(code), phone)) return code;
    }
    if (this.window.isOpen(phone, now)) return undefined;
    if (sent.type !== 'template') return 131047;
    if (this.budget.take(phone, now, this.limits().tier ?? Infinity)) return undefined;
    throw new GraphError(131048, 'The messaging limit of the day is reached.');
  }
}
