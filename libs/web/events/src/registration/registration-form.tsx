import { MOST_PARTICIPANTS, type PublicEvent, RegistrationForm } from '@smachot/contracts';
import { toAgorot, toShekels } from '@smachot/kernel';
import { type Price, ticketPrice } from '@smachot/pricing';
import {
  type CallFailure,
  useContractForm,
  useFieldText,
  useFormat,
  usePayingCard,
  useProblemText,
} from '@smachot/web-platform';
import { Button, DraftNote, Field, Note, SelectField } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { PayingPart } from './paying-part';
import { useRegisterMutation } from './registration-api';
import { type TicketCoupon, useTicketCoupon } from './use-ticket-coupon';
import styles from './registration.module.css';

type Values = {
  ticketTypeId: string;
  participants: string;
  specialRequests: string;
  /** By the question's id. */
  answers: Record<string, string>;
};

const EMPTY: Values = { ticketTypeId: '', participants: '1', specialRequests: '', answers: {} };

/** A draft may hold more people than the event takes in one registration by now. */
const countOf = ({ registrationOptions }: PublicEvent, { participants }: Values): string =>
  registrationOptions.enableMultipleParticipants ? participants : EMPTY.participants;

const wireOf = (event: PublicEvent, values: Values) => ({
  participants: countOf(event, values),
  specialRequests: values.specialRequests,
  ticketTypeId: values.ticketTypeId || null,
  answers: Object.entries(values.answers).map(([questionId, text]) => ({ questionId, text })),
});

/** What is chosen costs; null: nothing. */
const priceOf = (event: PublicEvent, values: Values, coupon: TicketCoupon): Price | null => {
  const ticket = event.ticketTypes.find(({ id }) => id === values.ticketTypeId);
  if (!ticket || ticket.price === 0) return null;
  const count = Math.trunc(Number(countOf(event, values))) || 1;
  const participants = Math.min(MOST_PARTICIPANTS, Math.max(1, count));
  return ticketPrice({ name: ticket.name, price: toAgorot(ticket.price), participants }, coupon.terms);
};

type Ticket = PublicEvent['ticketTypes'][number];
/** `ticket_closed`: its window is over, or its host says so; one that only ran out of stock has a waiting list. */
const standing = ({ display, seatsLeft }: Ticket): Ticket['display'] | 'ticket_closed' =>
  display === 'sold_out' && seatsLeft !== 0 ? 'ticket_closed' : display;
const mayChoose = (ticket: Ticket): boolean => !['ticket_closed', 'coming_soon'].includes(standing(ticket));

const startsWith = (event: PublicEvent): string => {
  const offered = event.ticketTypes.filter(mayChoose);
  return offered.length === 1 ? offered[0]!.id : '';
};

const useRegistrationForm = (event: PublicEvent) => {
  const [register] = useRegisterMutation();
  const paying = usePayingCard(event.ticketTypes.every(({ price }) => price === 0));
  const couponFor = useTicketCoupon(event);
  const costs = (values: Values) => priceOf(event, values, couponFor(values.ticketTypeId));
  const paid = (values: Values) => {
    const price = costs(values);
    if (!price?.ok) return {};
    const couponCode = couponFor(values.ticketTypeId).terms?.code ?? null;
    return {
      couponCode,
      expectedPrice: toShekels(price.total),
      cardId: price.total > 0 ? paying.card?._id : null,
    };
  };
  const form = useContractForm(RegistrationForm, {
    defaults: { ...EMPTY, ticketTypeId: startsWith(event) },
    draft: `registration:${event.slug}`,
    wireOf: (values) => ({ ...wireOf(event, values), ...paid(values) }),
    refine: (errors, values) => ({
      ...errors,
      ...(event.ticketTypes.length > 0 && !values.ticketTypeId
        ? { ticketTypeId: 'registration.ticket_missing' }
        : {}),
      ...(costs(values)?.ok && needsCard(costs(values)) && !paying.card ? { cardId: 'card.missing' } : {}),
      ...Object.fromEntries(
        event.questions
          .filter(({ id, required }) => required && !values.answers[id]?.trim())
          .map(({ id }) => [`answers.${id}`, 'field.required']),
      ),
    }),
    send: async (body) => (await register({ params: { slug: event.slug }, body })).error,
  });
  return { form, paying, coupon: couponFor(form.values.ticketTypeId), price: costs(form.values) };
};
type Form = ReturnType<typeof useRegistrationForm>['form'];

function TicketChoice({ event, form }: { event: PublicEvent; form: Form }) {
  const { t } = useTranslation('events');
  const format = useFormat();
  const words = (ticket: Ticket): string => {
    const stands = standing(ticket);
    const name = ticket.price > 0 ? `${ticket.name}, ${format.shekels(ticket.price)}` : ticket.name;
    if (stands === 'active')
      return ticket.seatsLeft === null ? name : t('register.left', { name, count: ticket.seatsLeft });
    return t(`register.${stands}`, { name });
  };
  const options = event.ticketTypes.map((ticket) => ({
    value: ticket.id,
    label: words(ticket),
    disabled: !mayChoose(ticket),
  }));
  const chosen = event.ticketTypes.find(({ id }) => id === form.values.ticketTypeId);
  return (
    <SelectField
      label={t('register.ticket')}
      hint={chosen?.description || undefined}
      options={[{ value: '', label: t('register.choose') }, ...options]}
      {...form.choice('ticketTypeId')}
    />
  );
}

function Questions({ event, form }: { event: PublicEvent; form: Form }) {
  const say = useFieldText();
  const { t } = useTranslation('events');
  const { answers } = form.values;
  return event.questions.map(({ id, text, required }) => (
    <Field
      key={id}
      label={required ? text : t('register.optional', { question: text })}
      value={answers[id] ?? ''}
      maxLength={form.field('specialRequests').maxLength}
      error={say(form.errors[`answers.${id}`])}
      onChange={({ target }) => form.change({ answers: { ...answers, [id]: target.value } })}
    />
  ));
}

/** Whether a refusal is said at the fields it names. */
const isAtField = ({ registrationOptions }: PublicEvent, { fields }: CallFailure): boolean =>
  fields !== undefined &&
  !('couponCode' in fields) &&
  (registrationOptions.enableMultipleParticipants || !('participants' in fields));

const needsCard = (price: Price | null): boolean => price !== null && (!price.ok || price.total > 0);

type Kind = 'waiting' | 'approval' | 'atOnce';
/** What a registration leads to. */
const kindOf = ({ registration, registrationOptions }: PublicEvent): Kind => {
  if (registration === 'waiting_list') return 'waiting';
  return registrationOptions.requireApproval ? 'approval' : 'atOnce';
};
const SENTENCE = {
  waiting: 'register.full',
  approval: 'register.approval',
  atOnce: 'register.atOnce',
} as const satisfies Record<Kind, string>;
const PAID_SENTENCE = {
  waiting: 'register.full',
  approval: 'pay.approval',
  atOnce: 'pay.seatAtOnce',
} as const satisfies Record<Kind, string>;
const SUBMIT = {
  waiting: 'register.toWaitingList',
  approval: 'register.ask',
  atOnce: 'register.send',
} as const satisfies Record<Kind, string>;

/** Registers the signed-in person. */
export function RegistrationFields({ event }: { event: PublicEvent }) {
  const { t } = useTranslation('events');
  const words = useProblemText();
  const say = useFieldText();
  const { form, paying, coupon, price } = useRegistrationForm(event);
  const { enableMultipleParticipants, enableSpecialRequests } = event.registrationOptions;
  const kind = kindOf(event);
  return (
    <form className={styles.form} {...form.props}>
      <p>{t(price ? PAID_SENTENCE[kind] : SENTENCE[kind])}</p>
      <DraftNote form={form} />
      {event.ticketTypes.length > 0 ? <TicketChoice event={event} form={form} /> : null}
      {enableMultipleParticipants ? (
        <Field
          ltr
          inputMode="numeric"
          label={t('register.participants')}
          hint={t('register.participantsHint', { count: MOST_PARTICIPANTS })}
          {...form.field('participants')}
        />
      ) : null}
      <Questions event={event} form={form} />
      {enableSpecialRequests ? (
        <Field label={t('register.wishes')} multiline minRows={2} {...form.field('specialRequests')} />
      ) : null}
      {price ? (
        <PayingPart {...{ event, price, coupon, paying }} cardError={say(form.errors['cardId'])} />
      ) : null}
      <p className="muted small">{t('register.privacy')}</p>
      {form.problem && !isAtField(event, form.problem) ? <Note tone="bad">{words(form.problem)}</Note> : null}
      <Button kind="accent" block type="submit" busy={form.busy || paying.loading}>
        {t(SUBMIT[kind])}
      </Button>
    </form>
  );
}
