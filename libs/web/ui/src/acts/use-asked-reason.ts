import { NOT_SENT, problemOf } from '@smachot/web-platform';
import { useState } from 'react';

type Reasoned<B> = B & { version: number; reason: string };
type Asked<B> = { body: B; version: number; answer: (answer: unknown) => void };

/**
 * Asks for a reason before a form is sent. A conflict with another save closes the question, and the form shows the newer values.
 * `version`: of the values the form was typed upon.
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
