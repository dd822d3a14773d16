import type { EventId } from '@smachot/contracts';
import { readPhone } from '@smachot/kernel';
import { type SubmitEvent, useState } from 'react';
import { askForLink, GuestProblem } from './guest-calls';
import type { GuestTexts } from './texts';
import styles from './guest.module.css';

type State = 'asking' | 'busy' | 'sent' | 'invalid' | 'wait' | 'offline';

const problemIn = (state: State, { link, problem }: GuestTexts): string | undefined => {
  const problems: Partial<Record<State, string>> = {
    invalid: link.invalid,
    wait: link.wait,
    offline: problem.unread,
  };
  return problems[state];
};

/** The typed phone, and how far its request is. */
const useLinkRequest = (eventId: EventId) => {
  const [state, setState] = useState<State>('asking');
  const [phone, setPhone] = useState('');
  const type = (typed: string) => {
    setPhone(typed);
    setState('asking');
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!readPhone(phone).ok) return setState('invalid');
    setState('busy');
    askForLink(eventId, phone).then(
      () => setState('sent'),
      (problem: unknown) =>
        setState(problem instanceof GuestProblem && problem.kind === 'wait' ? 'wait' : 'offline'),
    );
  };
  return { state, phone, type, submit, again: () => setState('asking') };
};
type Request = ReturnType<typeof useLinkRequest>;

function LinkSent({ texts: { link }, onAgain }: { texts: GuestTexts; onAgain: () => void }) {
  return (
    <div className={styles.done} role="status">
      <h2>{link.sentTitle}</h2>
      <p className={styles.sub}>{link.sent}</p>
      <button type="button" className="btn btn-ghost" onClick={onAgain}>
        {link.another}
      </button>
    </div>
  );
}

function PhoneField({ request: { state, phone, type }, label }: { request: Request; label: string }) {
  return (
    <label className="field">
      <span className="lab">{label}</span>
      <input
        className="input"
        type="tel"
        dir="ltr"
        autoComplete="tel-national"
        inputMode="tel"
        value={phone}
        aria-invalid={state === 'invalid'}
        aria-describedby="link-problem"
        onChange={(event) => type(event.target.value)}
      />
    </label>
  );
}

/** Without a personal token: the link is sent by SMS, and the page answers the same whether the phone is on the list or not. */
export function LinkRequest({ eventId, texts }: { eventId: EventId; texts: GuestTexts }) {
  const request = useLinkRequest(eventId);
  const { state, submit, again } = request;
  if (state === 'sent') return <LinkSent texts={texts} onAgain={again} />;
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <h2>{texts.link.title}</h2>
      <p className={styles.sub}>{texts.link.sub}</p>
      <PhoneField request={request} label={texts.link.label} />
      <p id="link-problem" className={styles.problem} role="alert">
        {problemIn(state, texts)}
      </p>
      <button type="submit" className="btn btn-primary btn-lg btn-block" disabled={state === 'busy'}>
        {texts.link.go}
      </button>
    </form>
  );
}
