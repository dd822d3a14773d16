import { answerBookingLink, type BookingLink } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import { bookingLifecycle } from '@smachot/lifecycles';
import { useContractForm, useProblemText } from '@smachot/web-platform';
import { Button, Field, Note } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnswerBookingLinkMutation } from './bookings-api';

type Props = { token: string; link: BookingLink };
type Answered = Pick<BookingLink, 'status' | 'declinedBecause'>;
type Given = 'confirm' | 'not_me';

/** What the customer has answered, and the words that came with it. */
function AnswerShown({ status, link }: { status: BookingLink['status']; link: BookingLink }) {
  const { t } = useTranslation('orders');
  const store = isolate(link.businessName);
  return (
    <div role="status" className="ui-flow">
      {status === 'confirmed' ? <Note tone="ok">{t('bookings.link.confirmed', { store })}</Note> : null}
      {status === 'declined' ? <Note icon="check">{t('bookings.link.declined', { store })}</Note> : null}
      {status === 'declined' && link.reason ? (
        <p>
          <span className="small muted">{t('bookings.link.youWrote')}</span>{' '}
          <bdi className="lines">{link.reason}</bdi>
        </p>
      ) : null}
    </div>
  );
}

type WrongProps = Props & {
  answer: ReturnType<typeof useAnswerBookingLinkMutation>[0];
  onSent: () => void;
  onBack: () => void;
};

/** Says that the booking is not right, and what of it. */
function WrongForm({ token, link, answer, onSent, onBack }: WrongProps) {
  const { t } = useTranslation('orders');
  const words = useProblemText();
  const form = useContractForm(answerBookingLink.body, {
    defaults: { reason: '' },
    wireOf: ({ reason }) => ({ token, answer: 'not_right', reason }),
    send: async (body) => {
      const { error } = await answer({ body });
      if (!error) onSent();
      return error;
    },
  });
  return (
    <form className="ui-flow" {...form.props}>
      <Field
        multiline
        minRows={2}
        label={t('bookings.link.reason')}
        hint={t('bookings.link.reasonHint', { store: isolate(link.businessName) })}
        {...form.field('reason')}
      />
      {form.problem ? <Note tone="bad">{words(form.problem)}</Note> : null}
      <div className="row wrap">
        <Button type="submit" busy={form.busy}>
          {t('bookings.link.send')}
        </Button>
        <Button kind="ghost" onClick={onBack}>
          {t('bookings.link.back')}
        </Button>
      </div>
    </form>
  );
}

type ButtonsProps = Answered & {
  /** The answer that is being sent. */
  sending: Given | undefined;
  onSay: (given: Given) => void;
  onWrong: () => void;
};

/** The answers the customer may give now; who said that it is not right may confirm it after all. */
function AnswerButtons({ status, declinedBecause, sending, onSay, onWrong }: ButtonsProps) {
  const { t } = useTranslation('orders');
  const may = (type: 'confirm' | 'decline') =>
    bookingLifecycle.can(status, { type, by: 'customer', declinedBecause });
  const declined = status === 'declined';
  return (
    <div className="row wrap">
      {may('confirm') ? (
        <Button
          kind={declined ? 'line' : 'primary'}
          icon="check"
          busy={sending === 'confirm'}
          onClick={() => onSay('confirm')}
        >
          {t(declined ? 'bookings.link.confirmAfterAll' : 'bookings.link.confirm')}
        </Button>
      ) : null}
      {may('decline') ? (
        <>
          <Button kind="line" onClick={onWrong}>
            {t('bookings.link.notRight')}
          </Button>
          <Button kind="ghost" busy={sending === 'not_me'} onClick={() => onSay('not_me')}>
            {t('bookings.link.notMe')}
          </Button>
        </>
      ) : null}
    </div>
  );
}

/** The customer's answer to a booking, and the ways to give it or another. */
export function BookingAnswers({ token, link }: Props) {
  const words = useProblemText();
  const [answer, answering] = useAnswerBookingLinkMutation();
  const [given, setGiven] = useState<Given>();
  const [wrong, setWrong] = useState(false);
  const { status, declinedBecause }: Answered = answering.data ?? link;
  if (wrong) {
    const back = () => {
      answering.reset();
      setWrong(false);
    };
    return (
      <WrongForm token={token} link={link} answer={answer} onSent={() => setWrong(false)} onBack={back} />
    );
  }
  const say = (chosen: Given) => {
    setGiven(chosen);
    void answer({ body: { token, answer: chosen } });
  };
  return (
    <>
      <AnswerShown status={status} link={link} />
      {answering.error ? <Note tone="bad">{words(answering.error)}</Note> : null}
      <AnswerButtons
        status={status}
        declinedBecause={declinedBecause}
        sending={answering.isLoading ? given : undefined}
        onSay={say}
        onWrong={() => setWrong(true)}
      />
    </>
  );
}
