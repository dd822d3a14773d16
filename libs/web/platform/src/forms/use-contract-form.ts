import { useState, type SyntheticEvent } from 'react';
import {
  useForm,
  useWatch,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
import type * as z from 'zod/mini';
import { problemOf, type CallFailure } from '../calls/failure';
import { useFieldText } from '../language/use-field-text';
import { contractResolver, flatErrors, type ContractRules } from './contract-resolver';
import type { FieldErrors } from './field-errors';
import { fieldAt } from './field-paths';
import { focusFirstError } from './focus-first-error';
import { formBindings } from './form-bindings';
import { useFormDraft } from './use-form-draft';
import { CONTESTED, useNewerVersion } from './use-newer-version';
import { useSendOnce } from './use-send-once';

/** What `send` returns where nothing was sent, because something is missing beside the form: what is typed stays a draft. */
export const NOT_SENT = Symbol('not sent');

type Options<S extends z.ZodMiniType, V extends FieldValues> = ContractRules<S, V> & {
  defaults: V;
  /** Sends the parsed body, or what was typed; returns the error of the call, if any, or `NOT_SENT`. `reset` starts the form anew. */
  send: (body: z.output<S>, values: V, reset: (next?: V) => void) => unknown;
  /** Called with all values after each change. */
  onTyped?: (values: V) => void;
  /** Keeps what is typed under this name until it is sent, as `useDraft` does; a visitor's goes on after signing in. */
  draft?: string | undefined;
  /**
   * Of the saved object whose values the defaults are; of an object without one: its values as JSON. A newer one is put under what
   * is typed, so `send` may name the newest; where a typed field was changed by somebody else, `problem` says so.
   */
  version?: number | string | undefined;
};
type Form<S extends z.ZodMiniType, V extends FieldValues> = UseFormReturn<
  V,
  unknown,
  z.output<S> & FieldValues
>;

const useValues = <S extends z.ZodMiniType, V extends FieldValues>(schema: S, options: Options<S, V>) => {
  const form: Form<S, V> = useForm<V, unknown, z.output<S> & FieldValues>({
    defaultValues: options.defaults as DefaultValues<V>,
    resolver: contractResolver(schema, options),
    reValidateMode: 'onSubmit', // `change` checks all fields at once, because rules compare them
    shouldFocusError: false, // composed fields have no element that could be registered
  });
  return { form, values: useWatch({ control: form.control, compute: (typed: V) => typed }) };
};

/** The form itself; for a form without an element, the dialog on top or the page. */
const scopeOf = (event: SyntheticEvent | undefined): ParentNode =>
  event?.currentTarget instanceof HTMLFormElement
    ? event.currentTarget
    : ([...document.querySelectorAll('[role=dialog], [role=alertdialog]')].at(-1) ?? document);

const useSubmit = <S extends z.ZodMiniType, V extends FieldValues>(
  form: Form<S, V>,
  { defaults, send, paths = {}, version }: Options<S, V>,
  { contested, setBase, forget }: ReturnType<typeof useFormDraft<V>>,
) => {
  const hasVersion = version !== undefined;
  const [problem, setProblem] = useState<CallFailure | null>(contested && hasVersion ? CONTESTED : null);
  const { busy, sendOnce } = useSendOnce();
  const forgive = () => setProblem(null);
  const reset = (next: V = defaults) => {
    forgive();
    form.reset(next);
  };
  const refuse = (failure: CallFailure, scope: ParentNode) => {
    setProblem(failure);
    for (const [path, message] of Object.entries(failure.fields ?? {}))
      form.setError(fieldAt(path, paths) as FieldPath<V>, { type: 'server', message });
    if (failure.fields) focusFirstError(scope);
  };
  const submit = (event?: SyntheticEvent) => {
    event?.preventDefault();
    const scope = scopeOf(event);
    const onValid = (body: z.output<S>) =>
      sendOnce(async () => {
        forgive();
        const sent = form.getValues();
        const error = await send(body, sent, reset);
        if (error === NOT_SENT) return;
        if (error) return void refuse(problemOf(error), scope);
        if (hasVersion) setBase(sent);
        forget();
      });
    return form.handleSubmit(onValid, () => focusFirstError(scope))();
  };
  const discard = () => {
    forget();
    reset();
  };
  return { problem, setProblem, forgive, busy, submit, reset, discard };
};

const useSentences = () => {
  const fieldText = useFieldText();
  return (errors: FieldErrors): FieldErrors =>
    Object.fromEntries(Object.entries(errors).map(([name, code]) => [name, fieldText(code) ?? '']));
};

/**
 * State of a form that sends one call: React Hook Form with the schema of the call's body as its resolver. Errors appear with the
 * first submit and follow the typing from then on; what the server refuses is shown until something is typed.
 */
export const useContractForm = <S extends z.ZodMiniType, V extends FieldValues>(
  schema: S,
  options: Options<S, V>,
) => {
  const { onTyped, paths = {} } = options;
  const draft = useFormDraft(options.draft, options.defaults);
  const { form, values } = useValues(schema, { ...options, defaults: draft.first });
  const { problem, setProblem, forgive, busy, submit, reset, discard } = useSubmit(form, options, draft);
  useNewerVersion(form, draft, { ...options, busy, onContested: () => setProblem(CONTESTED) });
  const codes = flatErrors(form.formState.errors);
  const errors = useSentences()(codes);
  /** A function where several changes may come before anything is drawn. */
  const change = (changed: Partial<V> | ((now: V) => Partial<V>)) => {
    form.setValues(typeof changed === 'function' ? changed(form.getValues()) : changed);
    forgive();
    if (form.formState.isSubmitted) void form.trigger();
    onTyped?.(form.getValues());
    draft.keep(form.getValues());
  };
  return {
    ...formBindings({ schema, paths, values, errors, change }),
    values,
    /** Codes by field, or sentences of the server; empty before the first submit. */
    errors: codes,
    /** Why the server refused, until something is typed. */
    problem,
    busy,
    tried: form.formState.isSubmitted,
    restored: draft.restored,
    change,
    submit,
    reset,
    /** Throws away what is typed. */
    discard,
    /** Properties of the `<form>`. */
    props: { noValidate: true, onSubmit: (event: SyntheticEvent) => void submit(event) },
  };
};
