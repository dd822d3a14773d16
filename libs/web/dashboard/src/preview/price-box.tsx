import type { PriceLine } from '@smachot/contracts';
import { toAgorot } from '@smachot/kernel';
import type { Price } from '@smachot/pricing';
import { priceChangeWords, priceRuleWords, problemMessage } from '@smachot/i18n';
import type { Language } from '@smachot/contracts';
import { useFormat } from '@smachot/web-platform';
import { Ltr, Note } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import styles from './preview.module.css';

type Props = {
  price: Price;
  participants: number;
  /** The start of the event; null: unknown. */
  start: Date | null;
};

/** The sum for so many, explained line by line, as the customer will read it. */
export function PriceBox({ price, participants, start }: Props) {
  const { t, i18n } = useTranslation('dashboard');
  const { money, shekels, longDate } = useFormat();
  if (!price.ok)
    return (
      <Note tone={price.code === 'price.by_proposal' ? 'primary' : 'warn'}>
        {problemMessage(price.code, i18n.language as Language)}
        {'limit' in price.values ? ` (${price.values.limit})` : ''}
        {'section' in price.values ? ` · ${price.values.section}` : ''}
      </Note>
    );
  const language = i18n.language as Language;
  const words = (line: PriceLine): string => {
    switch (line.kind) {
      case 'item':
      case 'item_participants':
      case 'included':
        return line.label || t('preview.unnamed');
      case 'rule':
        return line.rule
          ? `${priceRuleWords(line.rule, language)}: ${priceChangeWords(line.rule.change, language)}`
          : t('preview.lines.rule');
      case 'minimum_participants':
        return t('preview.lines.minimumParticipants', { least: line.least });
      case 'minimum':
        return t('preview.lines.minimum', { least: shekels(line.least ?? 0) });
      default:
        return t(`preview.lines.${line.kind}`);
    }
  };
  const each = participants > 0 ? Math.round(price.total / participants) : 0;
  return (
    <div className={styles.price} aria-live="polite">
      <ul>
        {price.lines.map((line, at) => (
          <li key={at}>
            <span className="grow">
              {words(line)}
              {line.quantity > 1 && line.unitPrice > 0 ? (
                <span className="small muted">
                  <Ltr>
                    {line.quantity} × {shekels(line.unitPrice)}
                  </Ltr>
                </span>
              ) : null}
            </span>
            <span>
              {line.kind === 'included' ? t('preview.included') : <bdi>{money(toAgorot(line.amount))}</bdi>}
            </span>
          </li>
        ))}
      </ul>
      <div className={styles.total}>
        <span className="grow">
          {start ? t('preview.totalOn', { date: longDate(start), count: participants }) : t('preview.total')}
          <span className="small muted">{t('preview.each', { price: money(each) })}</span>
        </span>
        <bdi>{money(price.total)}</bdi>
      </div>
    </div>
  );
}
