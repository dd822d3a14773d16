import { type EventId, type Gift, GiftKind, Side } from '@smachot/contracts';
import { useFormat, useProblemText } from '@smachot/web-platform';
import { Button, Card, Choice, Field, Note, SelectField, SuggestField } from '@smachot/web-ui';
import { type Ref, type SyntheticEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type GiftEntry, useGiftForm } from './use-gift-form';
import type { Giver } from './use-giver';
import { useGuestSearch } from './use-guest-search';
import styles from './gifts.module.css';

type NameRef = Ref<HTMLInputElement | HTMLTextAreaElement>;
type Search = { suggestions: ReturnType<typeof useGuestSearch>; type: (text: string) => void };

type GuestProps = { entry: GiftEntry; nameRef: NameRef; search: Search; onChosen: () => void };

/** Who gave: a guest found while typing. */
function GuestField({ entry, nameRef, search, onChosen }: GuestProps) {
  const { t } = useTranslation('rsvp');
  const { form, choose, forgetGuest } = entry;
  const byId = new Map(search.suggestions.map((guest) => [guest._id, guest]));
  const field = form.field('giver');
  return (
    <SuggestField
      {...field}
      ref={nameRef}
      autoFocus
      label={t('gifts.giver')}
      hint={t('gifts.giverHint')}
      startIcon="search"
      listLabel={t('gifts.found')}
      suggestions={search.suggestions.map(({ _id, attendeeName, tableName }) => ({
        id: _id,
        name: attendeeName,
        note: tableName ? t('gifts.atTable', { table: tableName }) : '',
      }))}
      onChange={(event) => {
        forgetGuest();
        search.type(event.target.value);
        field.onChange(event);
      }}
      onChoose={({ id }) => {
        const guest = byId.get(id);
        if (!guest) return;
        choose(guest);
        search.type('');
        onChosen();
      }}
      onClose={() => search.type('')}
    />
  );
}

function EnvelopeFields({ entry: { form }, nameRef }: { entry: GiftEntry; nameRef: NameRef }) {
  const { t } = useTranslation('rsvp');
  return (
    <>
      <Field {...form.field('giver')} ref={nameRef} autoFocus label={t('gifts.envelopeGiver')} />
      <SelectField
        {...form.choice('side')}
        label={t('guest.side')}
        options={[
          { value: '', label: t('guest.noSide') },
          ...Side.options.map((side) => ({ value: side, label: t(`side.${side}`) })),
        ]}
      />
    </>
  );
}

/** Sum, kind and note. */
function SumFields({ entry: { form, guest, edited }, sumRef }: { entry: GiftEntry; sumRef: NameRef }) {
  const { t } = useTranslation('rsvp');
  const format = useFormat();
  return (
    <>
      <Field
        {...form.field('amount')}
        ref={sumRef}
        autoFocus={edited !== null && guest !== null}
        ltr
        inputMode="decimal"
        autoComplete="off"
        label={t('gifts.amount')}
        hint={guest?.income ? t('gifts.already', { sum: format.shekels(guest.income) }) : undefined}
      />
      <SelectField
        {...form.choice('kind')}
        label={t('gifts.kindLabel')}
        options={[
          ...(guest?.shown.kind === '' ? [{ value: '' as const, label: t('gifts.kindRecorded') }] : []),
          ...GiftKind.options.map((kind) => ({ value: kind, label: t(`gifts.kind.${kind}`) })),
        ]}
      />
      <Field {...form.field('note')} label={t('gifts.note')} />
    </>
  );
}

/** Enter in the name takes the first guest that was found; otherwise the gift is saved. */
const useEnter = (eventId: EventId, entry: GiftEntry) => {
  const [typed, type] = useState('');
  const suggestions = useGuestSearch(eventId, typed);
  const sum = useRef<HTMLInputElement | HTMLTextAreaElement>(null);
  const { form, mode, guest } = entry;
  const [first] = suggestions;
  const onSubmit = (event: SyntheticEvent) => {
    if (mode !== 'guest' || guest || !first) return form.props.onSubmit(event);
    event.preventDefault();
    entry.choose(first);
    type('');
    sum.current?.focus();
  };
  return { search: { suggestions, type }, sum, onSubmit };
};

function EntryActs({ entry: { form, edited, leave } }: { entry: GiftEntry }) {
  const { t } = useTranslation('rsvp');
  const words = useProblemText();
  return (
    <>
      {form.problem ? <Note tone="bad">{words(form.problem)}</Note> : null}
      <div className="row wrap">
        <Button kind="primary" type="submit" icon="check" busy={form.busy}>
          {t(edited ? 'gifts.saveChange' : 'gifts.save')}
        </Button>
        {edited ? (
          <Button kind="line" onClick={leave}>
            {t('gifts.leave')}
          </Button>
        ) : null}
      </div>
    </>
  );
}

type Props = { eventId: EventId; giver: Giver; gifts: readonly Gift[] };

/** Fast entry by keyboard: name, Enter, sum, Enter, and the next one. */
export function GiftEntryForm({ eventId, giver, gifts }: Props) {
  const { t } = useTranslation('rsvp');
  const name = useRef<HTMLInputElement | HTMLTextAreaElement>(null);
  const entry = useGiftForm(eventId, giver, gifts, () => name.current?.focus());
  const { search, sum, onSubmit } = useEnter(eventId, entry);
  const toSum = () => sum.current?.focus();
  return (
    <Card component="section" aria-label={t('gifts.entry')}>
      <form noValidate className={styles.entry} onSubmit={onSubmit}>
        <Choice
          label={t('gifts.who')}
          value={entry.mode}
          options={(['guest', 'envelope'] as const).map((value) => ({
            value,
            label: t(`gifts.mode.${value}`),
          }))}
          onChange={entry.turn}
        />
        <div className={styles.fields}>
          {entry.mode === 'envelope' ? (
            <EnvelopeFields entry={entry} nameRef={name} />
          ) : entry.edited ? (
            <Field {...entry.form.field('giver')} readOnly label={t('gifts.giver')} />
          ) : (
            <GuestField entry={entry} nameRef={name} search={search} onChosen={toSum} />
          )}
          <SumFields entry={entry} sumRef={sum} />
        </div>
        <EntryActs entry={entry} />
      </form>
    </Card>
  );
}
