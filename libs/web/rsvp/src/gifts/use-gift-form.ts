import { EnvelopeForm, type EventId, type Gift, type GiftKind, type Rsvp } from '@smachot/contracts';
import { problemOf, rebased, useContractForm } from '@smachot/web-platform';
import { useSnackbar } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { useLazyGuestQuery } from '../desk/guests/guests-api';
import { useAddEnvelopeMutation, useChangeEnvelopeMutation, useRecordGiftMutation } from './gifts-api';
import { type ChosenGuest, type Giver, type GiftMode, type GiftValues, valuesOf } from './use-giver';

const emptyOf = (kind: GiftKind): GiftValues => ({ giver: '', amount: '', kind, note: '', side: '' });

/** What is known of the gift of a guest with this sum, while the gift itself was not read. */
const foundOf = (income: number | null, kind: GiftKind): Pick<GiftValues, 'amount' | 'kind'> =>
  income ? { amount: String(income), kind: '' } : { amount: '', kind };

/** A corrected envelope, with what the form does not ask for and what it was corrected from. */
const upon = ({ giver, side, group, kind, amount, note }: Gift, body: EnvelopeForm) => ({
  ...body,
  group,
  ...(kind ? { expected: { giver, side, group, kind, amount, note } } : {}),
});

/** The sum, and only what was changed beside it: another host may have written the note meanwhile. */
const ofGuest = (
  { kind, amount, note }: EnvelopeForm,
  typed: GiftValues,
  { income, shown }: ChosenGuest,
) => ({
  amount,
  ...(typed.kind === 'item' || income === null || typed.kind !== shown.kind ? { kind } : {}),
  ...((note ?? '') === shown.note ? {} : { note: note ?? null }),
  expected: income,
});

/** Sends what was typed: a guest's gift, a new envelope or a corrected one. */
const useSave = (eventId: EventId) => {
  const [record] = useRecordGiftMutation();
  const [add] = useAddEnvelopeMutation();
  const [change] = useChangeEnvelopeMutation();
  return async (body: EnvelopeForm, typed: GiftValues, { mode, guest, edited, key, keep }: Giver) => {
    if (mode === 'guest' && guest)
      return record({ params: { eventId, rsvpId: guest.id }, body: ofGuest(body, typed, guest) });
    if (edited) return change({ params: { eventId, giftId: edited._id }, body: upon(edited, body) });
    keep();
    return add({ params: { eventId }, body, idempotencyKey: key });
  };
};

/** Reads the sum of a found guest again, after a refusal because of another host's. A typed sum stays. */
const useReread = (eventId: EventId, { guest, edited, kind, choose }: Giver) => {
  const [read] = useLazyGuestQuery();
  return async (error: unknown, values: GiftValues, reset: (next: GiftValues) => void) => {
    if (!guest || edited || problemOf(error).code !== 'conflict.version') return;
    const { data } = await read({ params: { eventId, rsvpId: guest.id } });
    if (!data) return;
    const shown = { ...guest.shown, ...foundOf(data.income, kind) };
    reset(rebased(guest.shown, values, shown));
    choose({ ...guest, income: data.income || null, shown });
  };
};

/** After a gift is saved the name is asked for again, and the kind stays. */
const useEntryForm = (eventId: EventId, giver: Giver, onSaved: () => void) => {
  const { t } = useTranslation('rsvp');
  const say = useSnackbar();
  const save = useSave(eventId);
  const reread = useReread(eventId, giver);
  const { mode, guest, edited } = giver;
  const values = edited ? valuesOf(edited) : emptyOf(giver.kind);
  return useContractForm(EnvelopeForm, {
    defaults: values,
    draft: edited ? undefined : `gift:${eventId}`,
    version: edited ? JSON.stringify(values) : undefined,
    wireOf: ({ giver: name, amount, kind, note, side }) => ({
      giver: name,
      kind: kind || giver.kind,
      amount: amount.trim() === '' ? null : amount.trim(),
      note: note.trim() || null,
      side: side || null,
    }),
    refine: (errors) => (mode === 'guest' && !guest ? { ...errors, giver: 'field.required' } : errors),
    send: async (body, typed, reset) => {
      const { error } = await save(body, typed, giver);
      if (error) {
        if (problemOf(error).code === 'idempotency.reused') giver.renewKey();
        await reread(error, typed, reset);
        return error;
      }
      say(t('gifts.saved', { name: body.giver }));
      giver.done(body.kind);
      if (!edited) reset(emptyOf(body.kind));
      onSaved();
      return undefined;
    },
  });
};

/** The form of fast entry. `gifts`: those that are listed. */
export const useGiftForm = (eventId: EventId, giver: Giver, gifts: readonly Gift[], onSaved: () => void) => {
  const form = useEntryForm(eventId, giver, onSaved);
  const { guest, edited } = giver;
  const empty = emptyOf(giver.kind);
  /** Another name is being typed. What choosing the guest has put into the form goes with them. */
  const forgetGuest = () => {
    if (!guest || edited) return;
    giver.choose(null);
    form.change((now) => rebased(guest.shown, now, empty));
  };
  return {
    form,
    mode: giver.mode,
    guest,
    edited,
    leave: giver.leave,
    /** Somebody who is not found on the list: what is typed is of their envelope. */
    turn: (next: GiftMode) => {
      forgetGuest();
      giver.turn(next);
    },
    choose: ({ _id: id, attendeeName: name, income }: Rsvp) => {
      const recorded = gifts.find(({ rsvpId }) => rsvpId === id);
      const found = foundOf(income, giver.kind);
      const listed = recorded ? valuesOf(recorded) : { ...empty, ...found };
      const shown = { ...listed, giver: name, amount: found.amount, side: empty.side };
      giver.choose({ id, name, income: income || null, shown });
      form.change((now) => ({ ...rebased(empty, now, shown), giver: name }));
    },
    forgetGuest,
  };
};
export type GiftEntry = ReturnType<typeof useGiftForm>;
