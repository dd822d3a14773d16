import type { EventId, Gift } from '@smachot/contracts';
import { newId } from '@smachot/kernel';
import { problemOf } from '@smachot/web-platform';
import { useSnackbar } from '@smachot/web-ui';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useThankForGiftMutation } from './gifts-api';

/** Why a text cannot be sent to the giver. unlisted: somebody who is not on the list. */
export type ByHand = 'unlisted' | 'unreachable';

/** Thanks with one press: sent where the guest can be written to, otherwise `byHand` asks to copy the text. */
export const useThank = (eventId: EventId, gift: Gift, text: string) => {
  const { t } = useTranslation('rsvp');
  const say = useSnackbar();
  const [send, { isLoading }] = useThankForGiftMutation();
  const [byHand, setByHand] = useState<ByHand | null>(null);
  const [problem, setProblem] = useState<unknown>();
  const key = useRef(newId());
  const thank = async () => {
    setProblem(undefined);
    if (!gift.rsvpId) return setByHand('unlisted');
    const { error } = await send({
      params: { eventId, giftId: gift._id },
      body: { text },
      idempotencyKey: key.current,
    });
    if (!error) return say(t('gifts.sent', { name: gift.giver }));
    key.current = newId();
    const { code } = problemOf(error);
    if (code?.startsWith('reply.') && code !== 'reply.link') setByHand('unreachable');
    else setProblem(error);
  };
  return { thank, busy: isLoading, byHand, close: () => setByHand(null), problem };
};
