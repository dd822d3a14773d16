import {
  type AnswerOf,
  getTestMessage,
  type ReplyStatus,
  type RsvpId,
  sendTestMessage,
} from '@smachot/contracts';
import { isolateLtr, nationalPhone, newId } from '@smachot/kernel';
import { api, problemOf, useProblemText, endpointsOf } from '@smachot/web-platform';
import { Button } from '@smachot/web-ui';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ContactLink } from '../contact-link';
import type { SendRequest } from '../send-key';
import styles from '../send.module.css';

const testApi = api.injectEndpoints({
  endpoints: (b) => {
    const { read, change } = endpointsOf(b);
    return {
      sendTest: change(sendTestMessage),
      test: read(getTestMessage, ['Campaign']),
    };
  },
});
const { useSendTestMutation, useTestQuery } = testApi;

const STAGE: Record<ReplyStatus, 'onItsWay' | 'sent' | 'arrived' | 'failed'> = {
  queued: 'onItsWay',
  sent: 'sent',
  uncertain: 'sent',
  delivered: 'arrived',
  read: 'arrived',
  failed: 'failed',
  undeliverable: 'failed',
  withdrawn: 'failed',
};

function Stage({ testId, phoneNumber }: AnswerOf<typeof sendTestMessage>) {
  const { t } = useTranslation('rsvp');
  const { data } = useTestQuery({ params: { testId } });
  return t(`send.test.${STAGE[data?.status ?? 'queued']}`, {
    phone: isolateLtr(nationalPhone(phoneNumber)),
  });
}

/** One tap is one message, also when its answer was lost and the tap is repeated. */
const useTestKey = (rsvpId: RsvpId) => {
  const kept = useRef<{ rsvpId: RsvpId; key: string } | null>(null);
  return {
    get: () => {
      if (kept.current?.rsvpId !== rsvpId) kept.current = { rsvpId, key: newId() };
      return kept.current.key;
    },
    forget: () => {
      kept.current = null;
    },
  };
};

type Props = Pick<SendRequest, 'eventId' | 'templateName'> & { rsvpId: RsvpId };

/** Sends the previewed message to the host's own phone and shows its delivery status. */
export function TestMessage({ eventId, templateName, rsvpId }: Props) {
  const { t } = useTranslation('rsvp');
  const words = useProblemText();
  const [send, { data, error, isLoading }] = useSendTestMutation();
  const keyOf = useTestKey(rsvpId);
  const onSend = async () => {
    const body = { eventId, templateName, rsvpId };
    const { error: failure } = await send({ body, idempotencyKey: keyOf.get() });
    if (!failure || problemOf(failure).kind === 'answer') keyOf.forget();
  };
  const suspended = problemOf(error).code === 'test.host_suspended';
  return (
    <div className={styles.test}>
      <Button kind="soft" icon="phone" busy={isLoading} onClick={() => void onSend()}>
        {t('send.test.send')}
      </Button>
      <p role="status">
        {error ? words(error) : data ? <Stage key={data.testId} {...data} /> : t('send.test.hint')}
      </p>
      {suspended ? <ContactLink /> : null}
    </div>
  );
}
