import {
  type EventQuestion,
  type PublicEventId,
  REGISTRATION_ANSWER_HOURS,
  type RegistrationForm,
  type RegistrationId,
  type RegistrationStatus,
  type TicketTypeId,
  type UserId,
} from '@smachot/contracts';
import { accept, HOUR_MS, refuse, type Result } from '@smachot/kernel';
import { registrationLifecycle, type RegistrationMove } from '@smachot/lifecycles';
import type { HostedEvent } from './hosted-event';
import { isOffered } from './ticket-types';

export type RegistrationState = {
  id: RegistrationId;
  eventId: PublicEventId;
  /** Null: a sample. */
  userId: UserId | null;
  ticketTypeId: TicketTypeId | null;
  status: RegistrationStatus;
  /** Pending without a seat, until one becomes free. */
  waitlisted: boolean;
  /** Pending with a seat, until its price is authorized; the host does not see it among those that wait. */
  unpaid: boolean;
  participants: number;
  specialRequests: string;
  /** With the questions as they were asked. */
  answers: { question: string; text: string }[];
  createdAt: Date;
  /** From then on the host has time to answer. */
  pendingSince: Date;
  endedBy: 'host' | 'attendee' | 'system' | null;
};

export const ANSWER_TIME_MS = REGISTRATION_ANSWER_HOURS * HOUR_MS;

/** Somebody's place at an event, or in its waiting list. */
export class Registration {
  constructor(readonly state: RegistrationState) {}

  /** It waits for seats until `seat`. */
  static request(
    about: Pick<RegistrationState, 'id' | 'eventId' | 'userId'>,
    form: Pick<RegistrationState, 'ticketTypeId' | 'participants' | 'specialRequests' | 'answers'>,
    now: Date,
  ): Registration {
    return new Registration({
      ...about,
      ...form,
      status: 'pending',
      waitlisted: true,
      unpaid: false,
      createdAt: now,
      pendingSince: now,
      endedBy: null,
    });
  }

  /** Whether seats are counted for it. */
  get holdsSeats(): boolean {
    const { status, waitlisted } = this.state;
    return status === 'approved' || (status === 'pending' && !waitlisted);
  }

  /** One from the waiting list only after `seat`. */
  approve(by: 'host' | 'system'): Result<undefined> {
    if (this.state.unpaid) return refuse('registration.unpaid');
    return this.state.waitlisted && this.state.status === 'pending'
      ? refuse('registration.full')
      : this.move({ type: 'approve', by });
  }

  reject(by: 'host' | 'system'): Result<undefined> {
    return this.ended(this.move({ type: 'reject', by }), by);
  }

  /** By the system: it was not paid in time. */
  cancel(by: 'host' | 'attendee' | 'system'): Result<undefined> {
    return this.ended(this.move({ type: 'cancel', by }), by);
  }

  /** Its seats were taken: it leaves the waiting list, and the host's time to answer begins. */
  seat(now: Date): void {
    Object.assign(this.state, { waitlisted: false, pendingSince: now });
  }

  /** It has its seat, and its price is to be authorized. */
  awaitPayment(): void {
    this.state.unpaid = true;
  }

  /** Its price is authorized: the host's time to answer begins. */
  secure(now: Date): void {
    Object.assign(this.state, { unpaid: false, pendingSince: now });
  }

  private ended(moved: Result<undefined>, by: RegistrationState['endedBy']): Result<undefined> {
    if (moved.ok) Object.assign(this.state, { waitlisted: false, unpaid: false, endedBy: by });
    return moved;
  }

  private move(move: RegistrationMove): Result<undefined> {
    const status = registrationLifecycle.move(this.state.status, move);
    if (!status) return refuse('lifecycle.illegal_move');
    this.state.status = status;
    return accept();
  }
}

type Requested = Pick<RegistrationState, 'ticketTypeId' | 'participants' | 'specialRequests' | 'answers'>;

/** What a registrant asks for, checked against what the event offers now. */
export const requestedOf = (event: HostedEvent, form: RegistrationForm, now: Date): Result<Requested> => {
  const { registrationOptions: options, questions } = event.state;
  if (event.hasBegun(now) || !options.isRegistrationOpen) return refuse('registration.closed');
  const ticketTypeId = form.ticketTypeId ?? null;
  const ticket = event.tickets.find(({ id }) => id === ticketTypeId);
  if (event.tickets.length > 0 && !ticket) return faulty('registration.ticket_missing', 'ticketTypeId');
  if (ticket && !isOffered(ticket, now)) return refuse('registration.ticket_closed');
  if (form.participants > 1 && !options.enableMultipleParticipants)
    return faulty('registration.one_participant', 'participants');
  const answers = answersOf(questions, form);
  if (!answers.ok) return answers;
  return accept({
    ticketTypeId: ticket?.id ?? null,
    participants: form.participants,
    specialRequests: options.enableSpecialRequests ? form.specialRequests : '',
    answers: answers.value,
  });
};

const answersOf = (
  questions: readonly EventQuestion[],
  { answers }: RegistrationForm,
): Result<RegistrationState['answers']> => {
  const texts = new Map(answers.map(({ questionId, text }) => [questionId, text]));
  const missing = questions.find(({ id, required }) => required && !texts.get(id));
  if (missing)
    return refuse('registration.answer_missing', {
      fields: { [`answers.${missing.id}`]: 'registration.answer_missing' },
    });
  return accept(questions.map(({ id, text }) => ({ question: text, text: texts.get(id) ?? '' })));
};

const faulty = (
  code: 'registration.ticket_missing' | 'registration.one_participant',
  field: string,
): Result<never> => refuse(code, { fields: { [field]: code } });
