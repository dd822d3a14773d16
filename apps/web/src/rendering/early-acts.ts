type EarlyAct =
  | { kind: 'press'; of: HTMLElement }
  | { kind: 'send'; of: HTMLFormElement }
  /** The text of the field then: taking over, the app empties it. */
  | { kind: 'type'; of: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement; value: string }
  | { kind: 'check'; of: HTMLInputElement; checked: boolean };

/** `isTaking`: the app hears presses from now on, and is not there yet. */
type EarlyActs = { acts: EarlyAct[]; isTaking: boolean };

declare global {
  interface Window {
    /** What was done on a rendered page before the app took over, in order. */
    earlyActs?: EarlyActs | undefined;
  }
}

/** Done once and over, unlike what stays filled in. */
const isDone = ({ kind }: EarlyAct): boolean => kind === 'press' || kind === 'send';

const isCheckable = (of: EventTarget | null): of is HTMLInputElement =>
  of instanceof HTMLInputElement && (of.type === 'checkbox' || of.type === 'radio');

const isField = (of: EventTarget | null) =>
  of instanceof HTMLInputElement || of instanceof HTMLTextAreaElement || of instanceof HTMLSelectElement;

const actOf = (event: Event): EarlyAct | null => {
  const { type, target } = event;
  if (type === 'click') {
    const of = target instanceof Element ? target.closest<HTMLElement>('button, [role=button]') : null;
    return of && { kind: 'press', of };
  }
  // a button that sends its form was pressed, and sends it again
  if (type === 'submit')
    return (event as SubmitEvent).submitter ? null : { kind: 'send', of: target as HTMLFormElement };
  if (isCheckable(target)) return { kind: 'check', of: target, checked: target.checked };
  return isField(target) ? { kind: 'type', of: target, value: target.value } : null;
};

/** Keeps what a visitor presses, types and chooses until the app does it. A form is sent by the app alone: the browser would load the page anew. */
export const keepEarlyActs = (): void => {
  window.earlyActs = { acts: [], isTaking: false };
  for (const type of ['click', 'input', 'submit'])
    addEventListener(
      type,
      (event) => {
        const early = window.earlyActs;
        if (!early) return;
        if (type === 'submit') event.preventDefault();
        const act = actOf(event);
        if (!act || (early.isTaking && isDone(act))) return;
        early.acts.push(act);
      },
      true,
    );
};

/** The app takes the page over: what is pressed from now on it hears by itself, at once. */
export const takeOverPresses = (): void => {
  if (window.earlyActs) window.earlyActs.isTaking = true;
};

const prototypeOf = (field: HTMLElement): object => {
  if (field instanceof HTMLTextAreaElement) return HTMLTextAreaElement.prototype;
  return field instanceof HTMLSelectElement ? HTMLSelectElement.prototype : HTMLInputElement.prototype;
};

/** Types the text once more: to the app it was there from the beginning. */
const typeAgain = (field: HTMLElement & { value: string }, value: string): void => {
  if (field instanceof HTMLSelectElement) {
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  field.value = '';
  Object.getOwnPropertyDescriptor(prototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

const doAgain = (act: EarlyAct): void => {
  if (!act.of.isConnected) return;
  if (act.kind === 'press') act.of.click();
  else if (act.kind === 'send') act.of.requestSubmit();
  else if (act.kind === 'type') typeAgain(act.of, act.value);
  else if (act.of.checked !== act.checked) act.of.click();
};

/** Of each thing the last act, in the order of those: who presses twice wants it once. */
const lastOfEach = (acts: EarlyAct[]): EarlyAct[] =>
  acts.filter(({ of }, place) => acts.findLastIndex((other) => other.of === of) === place);

/** Does what a visitor did while the app was still being loaded: first what was filled in, then what was pressed. */
export const doEarlyActs = (): void => {
  const acts = lastOfEach(window.earlyActs?.acts ?? []);
  window.earlyActs = undefined;
  for (const act of acts) if (!isDone(act)) doAgain(act);
  // each press by itself: what the one before changed is on the screen
  const next = (presses: EarlyAct[]): void => {
    const [press, ...others] = presses;
    if (!press) return;
    doAgain(press);
    setTimeout(() => next(others));
  };
  next(acts.filter(isDone));
};
