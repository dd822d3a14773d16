import { wallTime } from '@smachot/kernel';
import { now } from '@smachot/web-platform';
import { useMedia } from '../theme/use-wide';
import { useRef, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../actions/icon-button';
import { Field } from '../forms/field';
import type { FieldWords } from '../forms/field-frame';
import { useOverlays } from '../overlays/overlays';
import { MonthPicker } from './month-picker';
import { dayShown, dayTyped } from './typed-day';

type DateFieldProps = FieldWords & {
  /** `YYYY-MM-DD`, or empty. */
  value: string;
  onChange: (day: string) => void;
  onBlur?: () => void;
  min?: string;
  max?: string;
  autoFocus?: boolean;
  disabled?: boolean;
  name?: string;
  /** The input itself, as forms put the focus on it. */
  ref?: Ref<HTMLInputElement | HTMLTextAreaElement>;
};

/** A day. On a phone the system's own wheel or calendar; with a mouse typed, or chosen from a calendar of ours. */
export function DateField(props: DateFieldProps) {
  const typed = useMedia('(min-width: 905px) and (pointer: fine)');
  const { onChange, ...rest } = props;
  if (typed) return <TypedDateField {...props} />;
  return <Field {...rest} ltr type="date" onChange={({ target }) => onChange(target.value)} />;
}

/** A complete date is reported at once; a date without a year, or with a short one, is read on blur. */
const isWhole = (text: string): boolean => /\d{4}/.test(text);

/** The text of the input, and the day it is read as. The text stays as it was typed until it is left as a day. */
const useTypedDay = ({ value, onChange, onBlur }: DateFieldProps, today: string) => {
  const [typed, setTyped] = useState<string | null>(null);
  const [left, setLeft] = useState(false);
  const read = (text: string) => dayTyped(text, today) ?? '';
  const soFar = typed !== null && isWhole(typed) ? read(typed) : '';
  // the day may change from outside meanwhile: a draft, the other side's answer
  const shown = typed !== null && soFar === value ? typed : dayShown(value);
  const report = (day: string) => {
    if (day !== value) onChange(day);
  };
  const type = (next: string) => {
    setTyped(next);
    setLeft(false);
    report(isWhole(next) ? read(next) : '');
  };
  const leave = () => {
    const day = read(shown);
    setLeft(true);
    if (day) setTyped(null);
    report(day);
    onBlur?.();
  };
  const choose = (day: string) => {
    setTyped(null);
    onChange(day);
  };
  return { shown, unread: left && shown.trim() !== '' && read(shown) === '', type, leave, choose };
};

type CalendarPopoverProps = { anchor: HTMLElement | null; onClose: () => void; children: ReactNode };

function CalendarPopover({ anchor, onClose, children }: CalendarPopoverProps) {
  const { t } = useTranslation('ui');
  const pieces = useOverlays(anchor !== null);
  if (!pieces) return null;
  return (
    <pieces.ThemedPopover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      transformOrigin={{ vertical: 'top', horizontal: 'center' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': t('calendar.open') } }}
    >
      {children}
    </pieces.ThemedPopover>
  );
}

type CalendarButtonProps = {
  ref: Ref<HTMLButtonElement>;
  open: boolean;
  disabled: boolean | undefined;
  onOpen: (button: HTMLElement) => void;
};

function CalendarButton({ ref, open, disabled, onOpen }: CalendarButtonProps) {
  const { t } = useTranslation('ui');
  return (
    <IconButton
      ref={ref}
      icon="cal"
      label={t('calendar.open')}
      aria-haspopup="dialog"
      aria-expanded={open}
      disabled={disabled}
      edge="end"
      onClick={({ currentTarget }) => onOpen(currentTarget)}
    />
  );
}

function TypedDateField(props: DateFieldProps) {
  const { value, onChange, onBlur, min, max, error, disabled, ...rest } = props;
  const { t } = useTranslation('ui');
  const today = wallTime(now()).day;
  const { shown, unread, type, leave, choose } = useTypedDay(props, today);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' && event.altKey) setAnchor(button.current);
    if (event.key === 'Enter') leave();
  };
  const onChoose = (day: string) => {
    choose(day);
    setAnchor(null);
  };
  return (
    <>
      <Field
        {...rest}
        ltr
        autoComplete="off"
        placeholder={t('calendar.placeholder')}
        value={shown}
        error={unread ? t('calendar.unread') : error}
        disabled={disabled}
        onChange={({ target }) => type(target.value)}
        onBlur={leave}
        onKeyDown={onKeyDown}
        endAdornment={
          <CalendarButton ref={button} open={anchor !== null} disabled={disabled} onOpen={setAnchor} />
        }
      />
      <CalendarPopover anchor={anchor} onClose={() => setAnchor(null)}>
        <MonthPicker value={value} today={today} min={min} max={max} onChoose={onChoose} />
      </CalendarPopover>
    </>
  );
}
