import { NOT_SENT, problemOf } from '@smachot/web-platform';
import { useState } from 'react';

type Reasoned<B> = B & { version: number; reason: string };
type Asked<B> = { body: B; version: number; answer: (answer: unknown) => void };

/**
 * Sends a form once a reason is given; the form waits for that. What somebody else saves meanwhile refuses it: the question is closed,
 * and the form has the newer values. `version`: of what the form is typed upon.
 */
export const useAskedReason = <B extends object>(
  version: number,
  save: (body: Reasoned<B>) => Promise<{ error?: unknown }>,
  onSaved: () => void,
) => {
  const [asked, ask] = useState<Asked<B>>();
  const close = (answer: unknown) => {
    asked?.answer(answer);
    ask(undefined);
  };
  const send = (body: B) => new Promise<unknown>((answer) => ask({ body, version, answer }));
  const sendWith = async ({ body, version }: Asked<B>, reason: string) => {
    const { error } = await save({ ...body, version, reason });
    if (error && problemOf(error).code === 'conflict.version') close(error);
    return { error };
  };
  const onDone = () => {
    close(undefined);
    onSaved();
  };
  return {
    send,
    /** Properties of the `<ActDialog>`, while it is asked. */
    dialog: asked && {
      send: (reason: string) => sendWith(asked, reason),
      onDone,
      onClose: () => close(NOT_SENT),
    },
  };
};
