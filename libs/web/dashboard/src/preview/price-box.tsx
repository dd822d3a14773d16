import type { Language, PriceLine } from '@smachot/contracts';
import { toAgorot } from '@smachot/kernel';
import type { Price } from '@smachot/pricing';
import { priceChangeWords, priceRuleWords } from '@smachot/i18n';
import { useFieldText, useFormat } from '@smachot/web-platform';
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
  const { t } = useTranslation('dashboard');
  const { money, longDate } = useFormat();
  if (!price.ok) return <NoPrice price={price} />;
  const each = participants > 0 ? Math.round(price.total / participants) : 0;
  return (
    <div className={styles.price} aria-live="polite">
      <ul>
        {price.lines.map((line, at) => (
          <Line key={at} line={line} />
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

/** Why there is no price, with the limit or the section that prevents it. */
function NoPrice({ price: { code, values } }: { price: Extract<Price, { ok: false }> }) {
  const say = useFieldText();
  return (
    <Note tone={code === 'price.by_proposal' ? 'primary' : 'warn'}>
      {say(code)}
      {'limit' in values ? ` (${values.limit})` : ''}
      {'section' in values ? ` · ${values.section}` : ''}
    </Note>
  );
}

const useLineWords = () => {
  const { t, i18n } = useTranslation('dashboard');
  const { shekels } = useFormat();
  const language = i18n.language as Language;
  return (line: PriceLine): string => {
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
};

function Line({ line }: { line: PriceLine }) {
  const { t } = useTranslation('dashboard');
  const { money, shekels } = useFormat();
  const words = useLineWords();
  return (
    <li>
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
  );
}
