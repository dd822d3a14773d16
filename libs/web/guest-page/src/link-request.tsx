import { readPhone } from '@smachot/kernel';
import { type SubmitEvent, useState } from 'react';
import { askForLink, GuestProblem } from './guest-calls';
import type { GuestTexts } from './texts';
import styles from './guest.module.css';

type State = 'asking' | 'busy' | 'sent' | 'invalid' | 'wait' | 'offline';

/** Without a personal token: the link is sent by SMS, and the page answers the same whether the phone is on the list or not. */
export function LinkRequest({ eventId, texts }: { eventId: string; texts: GuestTexts }) {
  const [state, setState] = useState<State>('asking');
  const [phone, setPhone] = useState('');
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
  const complaint = { invalid: texts.link.invalid, wait: texts.link.wait, offline: texts.problem.unread }[
    state as 'invalid'
  ];
  if (state === 'sent')
    return (
      <div className={styles.done} role="status">
        <h2>{texts.link.sentTitle}</h2>
        <p className={styles.sub}>{texts.link.sent}</p>
        <button type="button" className="btn btn-ghost" onClick={() => setState('asking')}>
          {texts.link.another}
        </button>
      </div>
    );
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <h2>{texts.link.title}</h2>
      <p className={styles.sub}>{texts.link.sub}</p>
      <label className="field">
        <span className="lab">{texts.link.label}</span>
        <input
          className="input"
          type="tel"
          dir="ltr"
          autoComplete="tel-national"
          inputMode="tel"
          value={phone}
          aria-invalid={state === 'invalid'}
          aria-describedby="link-problem"
          onChange={(event) => {
            setPhone(event.target.value);
            setState('asking');
          }}
        />
      </label>
      <p id="link-problem" className={styles.problem} role="alert">
        {complaint}
      </p>
      <button type="submit" className="btn btn-primary btn-lg btn-block" disabled={state === 'busy'}>
        {texts.link.go}
      </button>
    </form>
  );
}
