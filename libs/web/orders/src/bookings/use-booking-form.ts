import type { BookingForm } from '@smachot/contracts';
import { problemOf, useProblemText } from '@smachot/web-platform';
import { type FormEvent, useState } from 'react';
import { type BookingField, type BookingValues, fieldOf, readValues } from './booking-values';

type Problems = Partial<Record<BookingField, string>>;

/** State of the booking form, validated on submit; `send` returns the error, if any. */
export const useBookingForm = (first: BookingValues, send: (form: BookingForm) => Promise<unknown>) => {
  const words = useProblemText();
  const [values, setValues] = useState(first);
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<Problems>({});
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const read = readValues(values);
  const change = (changed: Partial<BookingValues>) => {
    setValues((before) => ({ ...before, ...changed }));
    setRefused({});
    setProblem(undefined);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!read.form || busy) return;
    setBusy(true);
    const failure = await send(read.form);
    setBusy(false);
    if (!failure) return;
    const { fields = {} } = problemOf(failure);
    setRefused(Object.fromEntries(Object.entries(fields).map(([name, code]) => [fieldOf(name), code])));
    setProblem(words(failure));
  };
  return { values, change, submit, busy, problem, problems: { ...(tried ? read.problems : {}), ...refused } };
};
