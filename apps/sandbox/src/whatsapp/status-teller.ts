import type { World } from '../world';
import { DueWheel } from './due-wheel';
import { statusError } from './error-codes';
import type { AcceptedMessage } from './message-log';
import { planStatuses, type Fate, type PlannedStatus } from './status-plan';
import { userIdOf } from './wamid';
import { ordinaryPace, type WebhookSender } from './webhook-sender';

interface DueStatus {
  message: AcceptedMessage;
  planned: PlannedStatus;
  /** Real time in ms: the movable offset is added on delivery. */
  happensAt: number;
}

const BURST_POSTS = 32;

/** Plans the statuses of each accepted message and sends them to the product, as the switched-on rules require. */
export class StatusTeller {
  private readonly wheel = new DueWheel<DueStatus>((due) => this.report(due.filter(stillNews)));

  constructor(
    private readonly world: World,
    private readonly sender: WebhookSender,
  ) {}

  plan(message: AcceptedMessage, fate: Omit<Fate, 'phone' | 'pace'>): void {
    const now = Date.now();
    const { behaviours, settings } = this.world;
    const life = { phone: message.phone, pace: settings.SANDBOX_STATUS_PACE, ...fate };
    for (const planned of planStatuses(behaviours, life)) {
      this.wheel.add({ message, planned, happensAt: now + planned.happensIn }, planned.toldIn);
    }
  }

  /** The guest's answer implies that the message was read: the read status is sent at once if it is still missing. */
  markRead(message: AcceptedMessage): void {
    if (message.has('read') || message.has('failed')) return;
    message.readEarly = true;
    const planned = { status: 'read', happensIn: 0, toldIn: 0 };
    this.report([{ message, planned, happensAt: Date.now() }]);
  }

  /** Delivery of updates as the rules `burst` and `batches` want it; called when the switches change. */
  applyPace(): void {
    const { behaviours } = this.world;
    const now = performance.now();
    if (behaviours.find('whatsapp', 'burst')) {
      const holdUntil = now + behaviours.value('whatsapp', 'burst');
      this.sender.pace = { holdUntil, updatesPerPost: 1, atOnce: BURST_POSTS };
    } else {
      this.sender.pace = ordinaryPace;
      this.holdBatch();
    }
    this.sender.flush();
  }

  /** Count of statuses still to be sent. */
  get pending(): number {
    return this.wheel.size;
  }

  clear(): void {
    this.wheel.clear();
  }

  private report(due: DueStatus[]): void {
    const { offsetMs } = this.world.clock;
    for (const { message, planned, happensAt } of due) {
      const at = happensAt + offsetMs;
      const record = { status: planned.status, at: new Date(at).toISOString() };
      message.statuses.push(planned.code === undefined ? record : { ...record, code: planned.code });
      this.sender.push({ kind: 'status', json: statusJson(message, planned, at) });
    }
    this.holdBatch();
    this.sender.flush();
    this.world.changes.touch();
  }

  /** With `batches` on, a new round of waiting begins with the first update after the last round. */
  private holdBatch(): void {
    const { behaviours } = this.world;
    if (!behaviours.find('whatsapp', 'batches') || performance.now() < this.sender.pace.holdUntil) return;
    const holdUntil = performance.now() + behaviours.value('whatsapp', 'batches');
    this.sender.pace = { ...ordinaryPace, holdUntil };
  }
}

const stillNews = ({ message, planned }: DueStatus) => !(message.readEarly && planned.status === 'read');

function statusJson(message: AcceptedMessage, planned: PlannedStatus, at: number): string {
  const { wamid, phone, callbackData, type } = message;
  const pricing =
    type === 'template'
      ? { billable: true, pricing_model: 'PMP', type: 'regular', category: 'utility' }
      : { billable: false, pricing_model: 'PMP', type: 'free_customer_service', category: 'service' };
  return JSON.stringify({
    id: wamid,
    status: planned.status,
    timestamp: String(Math.floor(at / 1000)),
    recipient_id: phone,
    recipient_user_id: userIdOf(phone),
    ...(callbackData === undefined ? {} : { biz_opaque_callback_data: callbackData }),
    ...(planned.code === undefined ? { pricing } : { errors: [statusError(planned.code)] }),
  });
}
