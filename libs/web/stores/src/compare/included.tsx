import type { Language, PricingUnit } from '@smachot/contracts';
import { sectionsIn, unitWordsIn } from '@smachot/i18n';
import { choicesOf, includedOf, Words } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { sectionsOf } from '../unit/configurator';

/** The included dishes and the number of dishes to choose from; for a unit without a menu its tags. */
export function Included({ unit }: { unit: PricingUnit }) {
  const { t, i18n } = useTranslation('stores');
  const language = i18n.language as Language;
  const { tags, summary } = unitWordsIn(unit, language);
  const sections = sectionsIn(sectionsOf(unit), language, unit.language);
  if (sections.length === 0 && tags.texts.length === 0)
    return (
      <p>
        <Words of={summary} />
      </p>
    );
  return (
    <ul>
      {sections.map((section) => {
        const always = includedOf(section);
        const choices = choicesOf(section).length;
        return (
          <li key={section.index}>
            <b>
              <Words of={{ text: section.name, language: section.shownIn }} />
            </b>
            {always.length > 0 ? (
              <span>
                {' '}
                <Words of={{ text: always.map(({ name }) => name).join(', '), language: section.shownIn }} />
              </span>
            ) : null}
            {choices > 0 ? <span className="muted"> {t('compare.choices', { count: choices })}</span> : null}
          </li>
        );
      })}
      {tags.texts.map((tag) => (
        <li key={tag}>
          <Words of={{ text: tag, language: tags.language }} />
        </li>
      ))}
    </ul>
  );
}
