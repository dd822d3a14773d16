import { maxLengthOf, profileFields, contentFields } from '@smachot/contracts';
import { useFieldText } from '@smachot/web-platform';
import { otherLanguage, SecondText } from '../content/second-text';
import type { PartProps } from './part-props';

const TEXTS = {
  description: profileFields.description,
  about: profileFields.about,
  policies: contentFields.policies,
};
const NOTHING = { description: '', about: '', policies: '' };

/** One of the store's texts in the other language. */
export function SecondProfileText({
  values,
  faults,
  onChange,
  of,
  label,
}: PartProps & { of: keyof typeof TEXTS; label: string }) {
  const say = useFieldText();
  const language = otherLanguage(values.language);
  const said = { ...NOTHING, ...values.translations?.[language] };
  return (
    <SecondText
      multiline
      label={label}
      typedIn={values.language}
      value={said[of]}
      maxLength={maxLengthOf(TEXTS[of])}
      error={say(faults[`translations.${language}.${of}`])}
      onChange={(text) =>
        onChange({ translations: { ...values.translations, [language]: { ...said, [of]: text } } })
      }
    />
  );
}
