import {
  EnvelopeForm,
  type EventId,
  type Gift,
  type GiftKind,
  type Rsvp,
  type Side,
} from '@smachot/contracts';
import { newId } from '@smachot/kernel';
import { useContractForm } from '@smachot/web-platform';
import { useSnackbar } from '@smachot/web-ui';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddEnvelopeMutation, useChangeEnvelopeMutation, useRecordGiftMutation } from './gifts-api';

/** guest: somebody on the list. envelope: somebody who is not. */
export type GiftMode = 'guest' | 'envelope';
/** The guest whose gift is typed, with the sum that is recorded already. */
type ChosenGuest = { id: string; name: string; income: number | null };
type Values = { giver: string; amount: string; kind: GiftKind; note: string; side: Side | '' };

const EMPTY: Values = { giver: '', amount: '', kind: 'cash', note: '', side: '' };

/** A corrected envelope, with what the form does not ask for and what it was corrected from. */
const upon = ({ giver, side, group, kind, amount, note }: Gift, body: EnvelopeForm) => ({
  ...body,
  group,
  ...(kind ? { expected: { giver, side, group, kind, amount, note } } : {}),
});

/** Sends what was typed: a guest's gift, a new envelope or a corrected one. */
const useSave = (eventId: EventId) => {
  const [record] = useRecordGiftMutation();
  const [add] = useAddEnvelopeMutation();
  const [change] = useChangeEnvelopeMutation();
  return async (body: EnvelopeForm, guest: ChosenGuest | null, edited: Gift | null, key: string) => {
    const { kind, amount, note = null } = body;
    if (guest)
      return record({
        params: { eventId, rsvpId: guest.id },
        body: { kind, amount, note, expected: guest.income },
      });
    return edited
      ? change({ params: { eventId, giftId: edited._id }, body: upon(edited, body) })
      : add({ params: { eventId }, body, idempotencyKey: key });
  };
};

/** One key for one envelope: pressing again after "no response" is the same act. */
const useEnvelopeKey = () => {
  const key = useRef(newId());
  return { of: () => key.current, next: () => (key.current = newId()) };
};

const valuesOf = (gift: Gift): Values => ({
  giver: gift.giver,
  amount: gift.amount === null ? '' : String(gift.amount),
  kind: gift.kind ?? 'cash',
  note: gift.note ?? '',
  side: gift.side ?? '',
});

/** What the gift is of: somebody on the list or not, and the gift that is corrected. */
const useWhose = () => {
  const [mode, setMode] = useState<GiftMode>('guest');
  const [guest, setGuest] = useState<ChosenGuest | null>(null);
  const [edited, setEdited] = useState<Gift | null>(null);
  return {
    mode,
    guest,
    edited,
    setMode,
    setGuest,
    nobody: () => {
      setGuest(null);
      setEdited(null);
    },
    of: (gift: Gift) => {
      setMode(gift.rsvpId ? 'guest' : 'envelope');
      setGuest(gift.rsvpId ? { id: gift.rsvpId, name: gift.giver, income: gift.amount } : null);
      setEdited(gift);
    },
  };
};

/** After a gift is saved the name is asked for again, and the kind stays. */
const useEntryForm = (eventId: EventId, whose: ReturnType<typeof useWhose>, onSaved: () => void) => {
  const { t } = useTranslation('rsvp');
  const say = useSnackbar();
  const save = useSave(eventId);
  const key = useEnvelopeKey();
  const { mode, guest, edited } = whose;
  return useContractForm(EnvelopeForm, {
    defaults: EMPTY,
    wireOf: ({ giver, amount, kind, note, side }) => ({
      giver,
      kind,
      amount: amount.trim() === '' ? null : amount.trim(),
      note: note.trim() || null,
      side: side || null,
    }),
    refine: (errors) => (mode === 'guest' && !guest ? { ...errors, giver: 'field.required' } : errors),
    send: async (body, { kind }, reset) => {
      const { error } = await save(body, mode === 'guest' ? guest : null, edited, key.of());
      if (error) return error;
      say(t('gifts.saved', { name: body.giver }));
      key.next();
      whose.nobody();
      reset({ ...EMPTY, kind });
      onSaved();
    },
  });
};

/** The form of fast entry. */
export const useGiftForm = (eventId: EventId, onSaved: () => void) => {
  const whose = useWhose();
  const form = useEntryForm(eventId, whose, onSaved);
  const { mode, guest, edited, setMode, setGuest } = whose;
  const clear = () => {
    whose.nobody();
    form.reset({ ...EMPTY, kind: form.values.kind });
  };
  return {
    form,
    mode,
    guest,
    edited,
    clear,
    turn: (next: GiftMode) => {
      clear();
      setMode(next);
    },
    choose: ({ _id: id, attendeeName: name, income }: Rsvp) => {
      setGuest({ id, name, income: income || null });
      form.change({ giver: name, ...(income ? { amount: String(income) } : {}) });
    },
    /** Another name is being typed. */
    forgetGuest: () => setGuest(null),
    edit: (gift: Gift) => {
      whose.of(gift);
      form.reset(valuesOf(gift));
      onSaved();
    },
  };
};
export type GiftEntry = ReturnType<typeof useGiftForm>;
