import { useCallback, useRef, useState, type Ref } from 'react';
import { useWebOtp } from './web-otp';

export const CODE_LENGTH = 6;

/** The digits of whatever was typed, pasted or filled in ("הקוד שלכם: 481-902"), in plain digits. */
export const codeDigits = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/\D/g, '')
    .slice(0, CODE_LENGTH);

export type CodeInputProps = {
  value: string;
  onChange: (digits: string) => void;
  /** Once, when the sixth digit arrives. */
  onComplete?: (code: string) => void;
  label: string;
  invalid?: boolean;
  describedBy?: string;
  autoFocus?: boolean;
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
};

/** Takes digits from any text, and reports each complete code once. */
const useCodeDigits = ({ onChange, onComplete }: Pick<CodeInputProps, 'onChange' | 'onComplete'>) => {
  const completed = useRef('');
  return useCallback(
    (text: string) => {
      const digits = codeDigits(text);
      onChange(digits);
      if (digits.length < CODE_LENGTH) completed.current = '';
      else if (completed.current !== digits) {
        completed.current = digits;
        onComplete?.(digits);
      }
    },
    [onChange, onComplete],
  );
};

/** One real input over six drawn cells, so that paste, autofill and screen readers work as with any field. */
export function CodeInput(props: CodeInputProps) {
  const { value, label, invalid, describedBy, autoFocus, disabled, ref } = props;
  const [focused, setFocused] = useState(false);
  const take = useCodeDigits(props);
  useWebOtp(!disabled, take);
  return (
    <div className="ui-code" data-focus={focused ? '' : undefined} data-bad={invalid ? '' : undefined}>
      {Array.from({ length: CODE_LENGTH }, (_, cell) => (
        <i key={cell} aria-hidden className={cellClass(cell, value.length)}>
          {value[cell]}
        </i>
      ))}
      <input
        ref={ref}
        value={value}
        onChange={(event) => take(event.target.value)}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        // The drawn caret is after the last digit: the real one has to be there too.
        onSelect={({ currentTarget }) => currentTarget.setSelectionRange(value.length, value.length)}
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="\d*"
        dir="ltr"
        aria-label={label}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        autoFocus={autoFocus}
        disabled={disabled}
      />
    </div>
  );
}

const cellClass = (cell: number, length: number) =>
  [cell < length && 'on', cell === Math.min(length, CODE_LENGTH - 1) && 'cur'].filter(Boolean).join(' ');
