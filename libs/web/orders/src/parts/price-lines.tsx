import type { Language, PriceLine } from '@smachot/contracts';
import { priceChangeWords, priceRuleWords } from '@smachot/i18n';
import { isolate } from '@smachot/kernel';
import { useDeliveryWords, useFormat } from '@smachot/web-platform';
import { useTranslation } from 'react-i18next';
import styles from './price-lines.module.css';

type LineWords = { name: string; how: string | null };

/** The words of a line that changes the price: a rule of the offer, or a coupon. */
function useChangeWords() {
  const { t, i18n } = useTranslation('orders');
  return ({ kind, rule, coupon }: PriceLine): LineWords => {
    const language = i18n.language as Language;
    if (kind === 'rule')
      return {
        name: rule ? priceRuleWords(rule, language) : t('price.rule'),
        how: rule ? priceChangeWords(rule.change, language) : null,
      };
    return {
      name: coupon ? t('price.coupon', { code: isolate(coupon.code) }) : t('price.couponPlain'),
      how:
        coupon?.discountType === 'Percentage' ? t('price.couponPercent', { percent: coupon.discount }) : null,
    };
  };
}

function useLineWords() {
  const { t, i18n } = useTranslation('orders');
  const format = useFormat();
  const way = useDeliveryWords();
  const changeWords = useChangeWords();
  return (line: PriceLine): LineWords => {
    const { kind, quantity, unitPrice } = line;
    const language = i18n.language as Language;
    const label = line.translations?.[language] ?? line.label;
    const each = isolate(format.shekels(unitPrice));
    switch (kind) {
      case 'fixed':
        return { name: t('price.fixed'), how: null };
      case 'base':
        return { name: t('price.base'), how: null };
      case 'participants':
        return { name: t('price.participants'), how: t('price.times', { count: quantity, each }) };
      case 'item_participants':
        return { name: label, how: t('price.perPerson', { count: quantity, each }) };
      case 'delivery':
        return { name: t('price.delivery'), how: line.delivery ? way(line.delivery) : null };
      case 'rule':
      case 'coupon':
        return changeWords(line);
      case 'minimum_participants':
        return {
          name: t('price.minimumParticipants', { least: line.least }),
          how: t('price.times', { count: quantity, each }),
        };
      case 'minimum':
        return { name: t('price.minimum', { least: isolate(format.shekels(line.least ?? 0)) }), how: null };
      default:
        return { name: label, how: quantity > 1 ? t('price.times', { count: quantity, each }) : null };
    }
  };
}

type Props = {
  lines: readonly PriceLine[];
  /** Shekels. */
  total: number;
  /** Content beside the total, for example that the server confirmed it. */
  note?: React.ReactNode;
  /** Content under the total, for example the sum in another currency. */
  under?: React.ReactNode;
};

function LineRow({ line }: { line: PriceLine }) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const { name, how } = useLineWords()(line);
  return (
    <tr>
      <th scope="row">
        <bdi>{name}</bdi>
        {how ? <small>{how}</small> : null}
      </th>
      <td>{line.amount !== 0 ? format.shekels(line.amount) : t('price.noCharge')}</td>
    </tr>
  );
}

/** Free items are named in the menu; here they are only counted. */
function FreeItems({ count }: { count: number }) {
  const { t } = useTranslation('orders');
  return (
    <tr>
      <th scope="row">{t('price.items', { count })}</th>
      <td>{t('price.included')}</td>
    </tr>
  );
}

/** Whether a line has a row of its own; delivery has one even when it is free. */
const isNamed = ({ kind, amount }: PriceLine) => amount !== 0 || kind === 'delivery';

/** A price explained line by line. */
export function PriceLines({ lines, total, note, under }: Props) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const named = lines.filter(isNamed);
  const free = lines.length - named.length;
  return (
    <table className={styles.price}>
      <caption className="sr">{t('price.title')}</caption>
      <tbody>
        {named.map((line, index) => (
          <LineRow key={index} line={line} />
        ))}
        {free > 0 ? <FreeItems count={free} /> : null}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            {t('price.total')}
            <small>{note ?? t('price.vat')}</small>
          </th>
          <td>
            {format.shekels(total)}
            {under}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
