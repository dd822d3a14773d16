import { type EventId, GiftKind, Side } from '@smachot/contracts';
import { useFormat, useProblemText } from '@smachot/web-platform';
import { Button, Card, Choice, Field, Note, SelectField, SuggestField } from '@smachot/web-ui';
import { type Ref, type SyntheticEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GiftEntry } from './use-gift-form';
import { useGuestSearch } from './use-guest-search';
import styles from './gifts.module.css';

type NameRef = Ref<HTMLInputElement | HTMLTextAreaElement>;
type Props = { eventId: EventId; entry: GiftEntry; nameRef: NameRef };
type Search = { suggestions: ReturnType<typeof useGuestSearch>; type: (text: string) => void };

/** Who gave: a guest found while typing. */
function GuestField({
  entry,
  nameRef,
  search,
  onChosen,
}: Omit<Props, 'eventId'> & { search: Search; onChosen: () => void }) {
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

function EnvelopeFields({ entry: { form }, nameRef }: Pick<Props, 'entry' | 'nameRef'>) {
  const { t } = useTranslation('rsvp');
  return (
    <>
      <Field {...form.field('giver')} ref={nameRef} label={t('gifts.envelopeGiver')} />
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
function SumFields({ entry: { form, guest }, sumRef }: { entry: GiftEntry; sumRef: NameRef }) {
  const { t } = useTranslation('rsvp');
  const format = useFormat();
  return (
    <>
      <Field
        {...form.field('amount')}
        ref={sumRef}
        ltr
        inputMode="decimal"
        autoComplete="off"
        label={t('gifts.amount')}
        hint={guest?.income ? t('gifts.already', { sum: format.shekels(guest.income) }) : undefined}
      />
      <SelectField
        {...form.choice('kind')}
        label={t('gifts.kindLabel')}
        options={GiftKind.options.map((kind) => ({ value: kind, label: t(`gifts.kind.${kind}`) }))}
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

function EntryActs({ entry: { form, edited, clear } }: { entry: GiftEntry }) {
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
          <Button kind="line" onClick={clear}>
            {t('gifts.leave')}
          </Button>
        ) : null}
      </div>
    </>
  );
}

/** Fast entry by keyboard: name, Enter, sum, Enter, and the next one. */
export function GiftEntryForm({ eventId, entry, nameRef }: Props) {
  const { t } = useTranslation('rsvp');
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
          {entry.mode === 'guest' ? (
            <GuestField entry={entry} nameRef={nameRef} search={search} onChosen={toSum} />
          ) : (
            <EnvelopeFields entry={entry} nameRef={nameRef} />
          )}
          <SumFields entry={entry} sumRef={sum} />
        </div>
        <EntryActs entry={entry} />
      </form>
    </Card>
  );
}
