import type { Language, PricingUnit } from '@smachot/contracts';
import { priceChangeWords, priceRuleWords } from '@smachot/i18n';
import { ruleOn } from '@smachot/pricing';
import { useFormat } from '@smachot/web-platform';
import { Badge, Icon } from '@smachot/web-ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './price-terms.module.css';

/** The minimum charge in words; null: there is none. */
export const useMinimumWords = () => {
  const { t } = useTranslation('stores');
  const format = useFormat();
  return ({ minimumOrder }: PricingUnit): string | null => {
    const { sum = null, participants = null } = minimumOrder ?? {};
    const words = [
      ...(sum ? [t('terms.minimumSum', { sum: format.shekels(sum) })] : []),
      ...(participants && participants > 1 ? [t('terms.minimumGuests', { count: participants })] : []),
    ];
    return words.length ? words.join(' · ') : null;
  };
};

type Props = { unit: PricingUnit; start: string | null };

/** The days with another price, and the minimum charge, shown before the order. */
export function PriceTerms({ unit, start }: Props) {
  const { t, i18n } = useTranslation('stores');
  const title = useId();
  const minimum = useMinimumWords()(unit);
  const language = i18n.language as Language;
  const { priceRules = [] } = unit;
  const now = ruleOn(unit, start);
  if (!minimum && priceRules.length === 0) return null;
  return (
    <section aria-labelledby={title} className={styles.terms}>
      <h2 id={title}>{t('terms.title')}</h2>
      {priceRules.length > 0 ? (
        <>
          <ul>
            {priceRules.map((rule, at) => (
              <li key={at}>
                <Icon name="cal" size={18} />
                <span>
                  {priceRuleWords(rule, language)}: <b>{priceChangeWords(rule.change, language)}</b>{' '}
                  {rule === now ? (
                    <Badge tone="primary" icon="check">
                      {t('terms.yours')}
                    </Badge>
                  ) : null}
                </span>
              </li>
            ))}
          </ul>
          {priceRules.length > 1 ? <p className="small muted">{t('terms.first')}</p> : null}
        </>
      ) : null}
      {minimum ? (
        <p>
          <Icon name="receipt" size={18} /> <span>{minimum}</span>
        </p>
      ) : null}
    </section>
  );
}
