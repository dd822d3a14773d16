import {
  type EventId,
  eventTypeOf,
  type InvitationForm,
  type InvitationOccasion,
  type UserId,
} from '@smachot/contracts';
import { accept, DAY_MS, isTooFarAhead, newId, refuse, type Result } from '@smachot/kernel';
import { AggregateRoot } from '@nestjs/cqrs';
import { checkRegistration, registrationOf } from './registration-options';
import { billingMoment, defaultClosing, erasureMoment } from './event-times';

/** A deleted event's guests are erased once no late answer can change its bill any more. */
const ERASED_AFTER_DELETION_MS = 30 * DAY_MS;

export type InvitationImage = { key: string; width: number; height: number };

export type InvitationState = {
  id: EventId;
  hostId: UserId;
  title: string;
  hostName: string;
  eventType: InvitationForm['eventType'];
  /** Null: as the event type. */
  occasion: InvitationOccasion | null;
  recipient: InvitationForm['recipient'];
  date: Date;
  location: InvitationForm['location'];
  questions: InvitationForm['rsvpConfig']['questions'];
  /** Whether guests see the name of their table. */
  showTables: boolean;
  isRegistrationOpen: boolean;
  language: InvitationForm['language'];
  quietCalendar: InvitationForm['quietCalendar'];
  closingDate: Date;
  reminderRounds: InvitationForm['reminderRounds'];
  /** Whether the messages of the day and of the day after it are sent automatically. */
  dayOfAuto: boolean;
  tablesAuto: boolean;
  thankYouAuto: boolean;
  image: InvitationImage | null;
  /** Time at which the host attested that the guests agreed to receive messages. */
  consentAt: Date | null;
  /**
   * Next time at which sent guests without an answer lapse: the closing date; for guests written to after it, the start and
   * once more a day later. Null: no further lapse.
   */
  lapseAt: Date | null;
  /** Time at which the event is billed, and the time it was billed. */
  billingAt: Date;
  billedAt: Date | null;
  eraseAt: Date;
  erasedAt: Date | null;
  createdAt: Date;
  deletedAt: Date | null;
  version: number;
};

type FromForm = Pick<
  InvitationState,
  | 'title'
  | 'hostName'
  | 'eventType'
  | 'recipient'
  | 'location'
  | 'questions'
  | 'showTables'
  | 'isRegistrationOpen'
  | 'language'
  | 'quietCalendar'
  | 'reminderRounds'
>;

const fromForm = (form: InvitationForm): FromForm => ({
  title: form.title,
  hostName: form.hostName,
  eventType: form.eventType,
  recipient: form.recipient,
  location: form.location,
  ...registrationOf(form),
  showTables: form.rsvpConfig.showTables ?? false,
  language: form.language,
  quietCalendar: form.quietCalendar,
  reminderRounds: form.reminderRounds,
});

/** Celebration with invited guests: one host, one date, one bill. */
export class Invitation extends AggregateRoot {
  constructor(readonly state: InvitationState) {
    super();
  }

  /** Opens an invitation. Refuses a date that has passed or lies too far ahead, and a closing date after the start. */
  static open(form: InvitationForm, hostId: UserId, now: Date): Result<Invitation> {
    const checked = checkForm(form);
    if (!checked.ok) return checked;
    const date = new Date(form.date);
    const wrong = wrongDate(date, now);
    if (wrong) return wrong;
    const closingDate = form.closingDate ? new Date(form.closingDate) : defaultClosing(date, now);
    if (closingDate > date) return closesAfterStart();
    return accept(
      new Invitation({
        ...fromForm(form),
        id: newId(),
        hostId,
        occasion: form.occasion ?? null,
        date,
        closingDate,
        dayOfAuto: form.automaticMessages?.dayOf ?? true,
        thankYouAuto: form.automaticMessages?.thankYou ?? true,
        tablesAuto: form.automaticMessages?.tables ?? false,
        image: null,
        consentAt: null,
        lapseAt: closingDate,
        billingAt: billingMoment(date, null),
        billedAt: null,
        eraseAt: erasureMoment(date),
        erasedAt: null,
        createdAt: now,
        deletedAt: null,
        version: 1,
      }),
    );
  }

  /** Changes the invitation. A new date moves all dependent times; once the event is over or billed, the date cannot change. */
  change(form: InvitationForm, now: Date): Result<undefined> {
    const checked = checkForm(form);
    if (!checked.ok) return checked;
    const date = new Date(form.date);
    const moved = date.getTime() !== this.state.date.getTime();
    if (moved && this.state.billedAt) return refuse('invitation.already_billed');
    if (moved && this.state.date <= now) return refuse('invitation.already_held');
    const wrong = moved ? wrongDate(date, now) : undefined;
    if (wrong) return wrong;
    const kept = moved ? defaultClosing(date, now) : this.state.closingDate;
    const closingDate = form.closingDate ? new Date(form.closingDate) : kept;
    if (closingDate > date) return closesAfterStart();
    if (closingDate > now || closingDate.getTime() !== this.state.closingDate.getTime())
      this.state.lapseAt = closingDate;
    else if (moved) this.state.lapseAt = date;
    const { dayOf, thankYou, tables } = form.automaticMessages ?? {};
    Object.assign(this.state, fromForm(form), {
      occasion: form.occasion ?? fitting(this.state.occasion, form),
      date,
      closingDate,
      dayOfAuto: dayOf ?? this.state.dayOfAuto,
      thankYouAuto: thankYou ?? this.state.thankYouAuto,
      tablesAuto: tables ?? this.state.tablesAuto,
      billingAt: billingMoment(date, null),
      eraseAt: erasureMoment(date),
    });
    return accept();
  }

  showImage(image: InvitationImage): void {
    this.state.image = image;
  }

  attestConsent(now: Date): void {
    this.state.consentAt ??= now;
  }

  /** Deletes the event: guests lose their page; billable responses stay and are billed the day after. */
  remove(now: Date): void {
    this.state.deletedAt = now;
    const soon = new Date(now.getTime() + ERASED_AFTER_DELETION_MS);
    if (soon < this.state.eraseAt) this.state.eraseAt = soon;
    if (!this.state.billedAt) this.state.billingAt = billingMoment(this.state.date, now);
  }

  /** Whether answers are accepted: until the event starts or the host closes registration. */
  takesAnswersAt(at: Date): boolean {
    return takesAnswers(this.state, at);
  }
}

/** What the invitation celebrates. */
export const occasionOf = (event: Pick<InvitationState, 'occasion' | 'eventType'>): InvitationOccasion =>
  event.occasion ?? event.eventType;

const checkForm = (form: InvitationForm): Result<undefined> =>
  form.occasion && !fitting(form.occasion, form)
    ? refuse('invitation.occasion_mismatch', { fields: { occasion: 'invitation.occasion_mismatch' } })
    : checkRegistration(form);

/** The occasion if it is one of the form's event type. */
const fitting = (
  occasion: InvitationOccasion | null,
  { eventType }: Pick<InvitationForm, 'eventType'>,
): InvitationOccasion | null => (occasion && eventTypeOf(occasion) === eventType ? occasion : null);

const wrongDate = (date: Date, now: Date) => {
  if (date <= now) return refuse('invitation.date_passed', { fields: { date: 'invitation.date_passed' } });
  return isTooFarAhead(date, now)
    ? refuse('invitation.date_too_far', { fields: { date: 'invitation.date_too_far' } })
    : undefined;
};

const closesAfterStart = () =>
  refuse('invitation.closing_after_start', { fields: { closingDate: 'invitation.closing_after_start' } });

export const takesAnswers = (
  event: Pick<InvitationState, 'isRegistrationOpen' | 'deletedAt' | 'date'>,
  at: Date,
): boolean => event.isRegistrationOpen && event.deletedAt === null && at < event.date;
