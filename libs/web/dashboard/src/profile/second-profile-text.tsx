import { useFieldText } from '@smachot/web-platform';
import { otherLanguage, SecondText } from '../content/second-text';
import type { PartProps } from './part-props';

const MAX = { description: 300, about: 5_000, policies: 2_000 };
const NOTHING = { description: '', about: '', policies: '' };

/** One of the store's texts in the other language. */
export function SecondProfileText({
  values,
  faults,
  onChange,
  of,
  label,
}: PartProps & { of: keyof typeof MAX; label: string }) {
  const say = useFieldText();
  const language = otherLanguage(values.language);
  const said = { ...NOTHING, ...values.translations?.[language] };
  return (
    <SecondText
      multiline
      label={label}
      typedIn={values.language}
      value={said[of]}
      maxLength={MAX[of]}
      error={say(faults[`translations.${language}.${of}`])}
      onChange={(text) =>
        onChange({ translations: { ...values.translations, [language]: { ...said, [of]: text } } })
      }
    />
  );
}
