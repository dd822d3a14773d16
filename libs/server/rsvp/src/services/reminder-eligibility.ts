import { Injectable } from '@nestjs/common';
import type { AnswerOf, guestHistory, IneligibleCode } from '@smachot/contracts';
import { Clock } from '@smachot/kernel';
import { HostKeys } from '@smachot/server-messaging';
import { type GuestFacts, guestRefusal, reminderFrom, retryFrom } from '../domain/sending/eligibility';
import type { GuestOfHistory } from '../persistence/guests/guest-history.queries';
import { SendLog } from '../persistence/sending/send-log';

type Eligibility = AnswerOf<typeof guestHistory>['eligibility'];

/** Whether one guest may be reminded now, and from when on if not. */
@Injectable()
export class ReminderEligibility {
  constructor(
    private readonly hosts: HostKeys,
    private readonly log: SendLog,
    private readonly clock: Clock,
  ) {}

  async of(guest: GuestOfHistory): Promise<Eligibility> {
    const now = this.clock.now();
    const facts = await this.sentTo(guest, now);
    const reminder = guestRefusal('reminder', { ...guest, ...facts }, now);
    const last = latest(guest.lastSent, facts.before.lastAt);
    return { reminder, reminderFrom: fromWhen(reminder, guest, last)?.toISOString() ?? null };
  }

  private async sentTo(
    { id, eventId, phone, hostId }: GuestOfHistory,
    now: Date,
  ): Promise<Pick<GuestFacts, 'scheduled' | 'before'>> {
    const hostKey = await this.hosts.of(hostId);
    const [{ scheduled }, before] = await Promise.all([
      this.log.planned(null, { hostId, hostKey, eventId, campaignId: null }, now),
      this.log.before(null, hostKey, eventId, phone ? [phone] : [], now),
    ]);
    return { scheduled: scheduled.has(id), before: before(phone) };
  }
}

const fromWhen = (code: IneligibleCode | null, guest: GuestOfHistory, last: Date | null): Date | null => {
  if (code === 'failed_lately') return retryFrom(guest);
  return code === 'too_soon' ? reminderFrom(last) : null;
};

const latest = (a: Date | null, b: Date | null): Date | null => (a && b ? (a > b ? a : b) : (a ?? b));
