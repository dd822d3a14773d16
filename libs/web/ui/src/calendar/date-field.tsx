import Popover from '@mui/material/Popover';
import useMediaQuery from '@mui/material/useMediaQuery';
import { wallTime } from '@smachot/kernel';
import { now } from '@smachot/web-platform';
import { useRef, useState, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../actions/icon-button';
import { Field } from '../forms/field';
import type { FieldWords } from '../forms/field-frame';
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
  const typed = useMediaQuery('(min-width: 905px) and (pointer: fine)', { noSsr: true });
  const { onChange, ...rest } = props;
  if (typed) return <TypedDateField {...props} />;
  return <Field {...rest} ltr type="date" onChange={({ target }) => onChange(target.value)} />;
}

/** A complete date is reported at once; a date without a year, or with a short one, is read on blur. */
const isWhole = (text: string): boolean => /\d{4}/.test(text);

function TypedDateField({ value, onChange, onBlur, min, max, error, disabled, ...rest }: DateFieldProps) {
  const { t } = useTranslation('ui');
  const today = wallTime(now()).day;
  /** As it was typed, until it is left as a day. */
  const [typed, setTyped] = useState<string | null>(null);
  const [left, setLeft] = useState(false);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const read = (text: string) => dayTyped(text, today) ?? '';
  const soFar = typed !== null && isWhole(typed) ? read(typed) : '';
  // the day may change from outside meanwhile: a draft, the other side's answer
  const shown = typed !== null && soFar === value ? typed : dayShown(value);
  const say = (day: string) => {
    if (day !== value) onChange(day);
  };
  const type = (next: string) => {
    setTyped(next);
    setLeft(false);
    say(isWhole(next) ? read(next) : '');
  };
  const leave = () => {
    const day = read(shown);
    setLeft(true);
    if (day) setTyped(null);
    say(day);
    onBlur?.();
  };
  const unread = left && shown.trim() !== '' && read(shown) === '';
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
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown' && event.altKey) setAnchor(button.current);
          if (event.key === 'Enter') leave();
        }}
        endAdornment={
          <IconButton
            ref={button}
            icon="cal"
            label={t('calendar.open')}
            aria-haspopup="dialog"
            aria-expanded={anchor !== null}
            disabled={disabled}
            edge="end"
            onClick={({ currentTarget }) => setAnchor(currentTarget)}
          />
        }
      />
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        transformOrigin={{ vertical: 'top', horizontal: 'center' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': t('calendar.open') } }}
      >
        <MonthPicker
          value={value}
          today={today}
          min={min}
          max={max}
          onChoose={(chosen) => {
            setTyped(null);
            onChange(chosen);
            setAnchor(null);
          }}
        />
      </Popover>
    </>
  );
}
