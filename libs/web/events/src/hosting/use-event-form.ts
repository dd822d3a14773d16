import { NewHostedEventForm, type Language } from '@smachot/contracts';
import { useContractForm } from '@smachot/web-platform';
import { eventRules, type EventValues } from './event-values';

/** The form of an event, whose texts are in `language`; `send` returns the error, if any. */
export const useEventForm = (
  language: Language,
  defaults: EventValues,
  send: (form: NewHostedEventForm) => Promise<unknown>,
  kept: { draft: string; version?: number },
) =>
  useContractForm(NewHostedEventForm, {
    ...eventRules(language),
    defaults,
    send,
    ...kept,
  });

export type EventFormState = ReturnType<typeof useEventForm>;
