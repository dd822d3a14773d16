import { Injectable } from '@nestjs/common';
import type { HostedEventForm, HostedEventPatch, PublicEventId } from '@smachot/contracts';
import { accept, Clock, DAY_MS, refuse, type Result } from '@smachot/kernel';
import type { Tx } from '@smachot/server-platform';
import { formOf } from '../domain/form-of-event';
import type { HostedEvent } from '../domain/hosted-event';
import { HostedEventRepository } from '../persistence/hosted-event.repository';
import { RegistrationRepository } from '../persistence/registration.repository';
import { ChangePace } from './change-pace';
import { EventNotices } from './event-notices';
import type { Seller } from '../domain/ticket-types';
import { RegistrationMoney } from './paying/registration-money';
import { SeatLine } from './seat-line';

/** Who sets out within so long is told of another time or place by SMS, too. */
const SOON_MS = 2 * DAY_MS;

type Change = { given: Given; version: number | undefined; seller: Seller };
type Given = HostedEventForm | Omit<HostedEventPatch, 'version'>;

/** Applies a host's change, tells the registered of another time or place, and fills seats that were added. */
@Injectable()
export class EventChange {
  constructor(
    private readonly events: HostedEventRepository,
    private readonly registrations: RegistrationRepository,
    private readonly seats: SeatLine,
    private readonly notices: EventNotices,
    private readonly money: RegistrationMoney,
    private readonly pace: ChangePace,
    private readonly clock: Clock,
  ) {}

  async apply(
    tx: Tx,
    eventId: PublicEventId,
    { given, version, seller }: Change,
  ): Promise<Result<undefined>> {
    const now = this.clock.now();
    const event = await this.events.load(tx, eventId);
    if (!event) return refuse('not_found');
    if (version !== undefined && version !== event.state.version) return refuse('conflict.version');
    const { startDatetime: before } = event.state;
    const inUse = await this.registrations.ticketsInUse(tx, eventId);
    const changed = event.change(withGiven(formOf(event), given), inUse, seller, now);
    if (!changed.ok) return changed;
    await this.events.save(tx, event);
    await this.money.follow(tx, event, changed.value);
    await this.seats.moveUp(tx, event, now);
    return changed.value && event.state.endDatetime > now ? this.tell(tx, event, before) : accept();
  }

  private async tell(tx: Tx, event: HostedEvent, before: Date): Promise<Result<undefined>> {
    const standing = await this.registrations.standing(tx, event.state.id);
    if (standing.length === 0) return accept();
    const now = this.clock.now();
    const paced = await this.pace.take(tx, event.state.id, now);
    const isSoon = Math.min(before.getTime(), event.state.startDatetime.getTime()) - now.getTime() < SOON_MS;
    if (paced.ok) this.notices.tell(tx, 'event_changed', event, standing, isSoon);
    return paced;
  }
}

/** Fields that were left out stay as they are. */
const withGiven = (form: HostedEventForm, given: Given): HostedEventForm => ({
  ...form,
  ...(Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== undefined),
  ) as Partial<HostedEventForm>),
});
