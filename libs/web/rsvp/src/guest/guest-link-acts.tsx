import type { LinkRefusal, Rsvp } from '@smachot/contracts';
import { useProblemText } from '@smachot/web-platform';
import { Button, Field, Icon, useSnackbar } from '@smachot/web-ui';
import { isIsraeliMobile } from '@smachot/kernel';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCopyGuestLinkMutation, useTextGuestLinkMutation } from './guest-links-api';
import styles from './guest.module.css';

/** SMS goes to Israeli mobile phones only; the server applies the same rule. */
const mayBeTexted = ({ attendeePhone, optedOut }: Rsvp): boolean =>
  attendeePhone !== null && isIsraeliMobile(attendeePhone) && !optedOut;

const copied = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false; // no permission, or the browser forbids copying after a wait: the person copies by hand
  }
};

/** Copies or texts the guest's link; `link` is set when the browser did not let us copy it. */
const useGuestLink = (guest: Rsvp) => {
  const { t } = useTranslation('rsvp');
  const say = useSnackbar();
  const [link, setLink] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<LinkRefusal | null>(null);
  const [copy, copying] = useCopyGuestLinkMutation();
  const [text, texting] = useTextGuestLinkMutation();
  const arg = { params: { eventId: guest.eventId, rsvpId: guest._id } };
  const copyLink = async () => {
    const answer = await copy(arg)
      .unwrap()
      .catch(() => null); // said below
    if (!answer) return;
    setRefusal(answer.refusal);
    if (!answer.link) return;
    if (await copied(answer.link)) say(t('link.copied'));
    else setLink(answer.link);
  };
  const textLink = async () => {
    const answer = await text(arg)
      .unwrap()
      .catch(() => null); // said below
    if (!answer) return;
    setRefusal(answer.refusal);
    if (!answer.refusal) say(t('link.texted', { name: guest.attendeeName }));
  };
  return { copyLink, textLink, copying, texting, link, refusal };
};

/** The personal link for guests whom WhatsApp messages do not reach: to copy, or by SMS. */
export function GuestLinkActs({ guest }: { guest: Rsvp }) {
  const { t } = useTranslation('rsvp');
  const words = useProblemText();
  const { copyLink, textLink, copying, texting, link, refusal } = useGuestLink(guest);
  const error = copying.error ?? texting.error;
  const problem = error ? words(error) : refusal ? t(`link.refused.${refusal}`) : null;
  return (
    <>
      <Button kind="ghost" icon="share" busy={copying.isLoading} onClick={() => void copyLink()}>
        {t('link.copy')}
      </Button>
      {mayBeTexted(guest) ? (
        <Button kind="ghost" icon="chat" busy={texting.isLoading} onClick={() => void textLink()}>
          {t('link.text')}
        </Button>
      ) : null}
      {link ? <Field ltr label={t('link.byHand')} value={link} readOnly autoFocus /> : null}
      {problem ? (
        <p className={styles.hint} role="alert">
          <Icon name="info" size={16} />
          {problem}
        </p>
      ) : null}
    </>
  );
}
