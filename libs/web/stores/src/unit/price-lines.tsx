import type { Language, PriceLine } from '@smachot/contracts';
import { priceChangeWords, priceRuleWords } from '@smachot/i18n';
import { isolate } from '@smachot/kernel';
import { AboutSum, listed, useDeliveryWords, useFormat } from '@smachot/web-platform';
import { Ltr } from '@smachot/web-ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lineKey, movedLines } from './configurator';
import styles from './price-lines.module.css';

const MARKED_MS = 2_000;

/** Keys of the lines that have just changed. */
const useMoved = (lines: readonly PriceLine[]): Set<string> => {
  const before = useRef(lines);
  const [moved, setMoved] = useState<Set<string>>(new Set());
  const said = JSON.stringify(lines);
  useEffect(() => {
    // compared by content, because the lines are new objects at each render
    const lines = JSON.parse(said) as PriceLine[];
    const now = movedLines(before.current, lines);
    before.current = lines;
    if (now.size === 0) return;
    setMoved(now);
    const forget = setTimeout(() => setMoved(new Set()), MARKED_MS);
    return () => clearTimeout(forget);
  }, [said]);
  return moved;
};

type LineProps = { line: PriceLine; place: string | null };

function LineName({ line: { kind, label, translations, rule, least = 0 }, place }: LineProps) {
  const { t, i18n } = useTranslation('stores');
  const format = useFormat();
  const language = i18n.language as Language;
  if (label) return <bdi>{translations?.[language] ?? label}</bdi>;
  if (kind === 'rule') return rule ? priceRuleWords(rule, language) : t('line.rule');
  if (kind === 'minimum_participants') return t('line.minimum_participants', { least });
  if (kind === 'minimum') return t('line.minimum', { least: format.shekels(least) });
  if (kind === 'delivery')
    return place ? (
      <>
        {t('line.deliveryTo')} <bdi>{place}</bdi>
      </>
    ) : (
      t('line.delivery')
    );
  return t(`line.${kind}`);
}

/** How the sum of a line was calculated. */
function LineCalculation({ line: { kind, quantity, unitPrice, rule, delivery } }: Omit<LineProps, 'place'>) {
  const { t, i18n } = useTranslation('stores');
  const format = useFormat();
  const deliveryWords = useDeliveryWords();
  if (rule) return <small>{priceChangeWords(rule.change, i18n.language as Language)}</small>;
  if (delivery) return <small>{deliveryWords(delivery)}</small>;
  if (kind === 'participants' || kind === 'item_participants')
    return (
      <small>
        {t('event.guests', { count: quantity })} × <bdi>{format.shekels(unitPrice)}</bdi>
      </small>
    );
  if (quantity > 1)
    return (
      <small>
        <Ltr>{`${format.number(quantity)} × ${isolate(format.shekels(unitPrice))}`}</Ltr>
      </small>
    );
  return null;
}

/** Items that cost nothing, on one line. */
function IncludedItems({ lines }: { lines: readonly PriceLine[] }) {
  const { t, i18n } = useTranslation('stores');
  if (lines.length === 0) return null;
  const nameOf = ({ label, translations }: PriceLine) => translations?.[i18n.language as Language] ?? label;
  return (
    <div>
      <dt>
        {t('line.included')} <small>{listed(lines.map(nameOf))}</small>
      </dt>
      <dd>{t('line.free')}</dd>
    </div>
  );
}

const isCharged = ({ kind, amount }: PriceLine): boolean => amount !== 0 || kind === 'delivery';

type LinesProps = { lines: readonly PriceLine[]; total: number; place: string | null };

/** The explanation of the sum, line by line, by the same calculation as the server's. */
export function PriceLines({ lines, total, place }: LinesProps) {
  const { t } = useTranslation('stores');
  const format = useFormat();
  const moved = useMoved(lines);
  const charged = lines.filter(isCharged);
  // an item priced per guest has a second line, of zero for the item itself
  const costs = new Set(charged.map(({ label }) => label));
  const included = lines.filter((line) => !isCharged(line) && !costs.has(line.label));
  return (
    <dl className={styles.lines}>
      {charged.map((line, index) => (
        <div
          key={`${lineKey(line, index)}-${index}`}
          data-moved={moved.has(lineKey(line, lines.indexOf(line))) || undefined}
        >
          <dt>
            <LineName line={line} place={place} /> <LineCalculation line={line} />
          </dt>
          <dd>{line.amount !== 0 ? <bdi>{format.shekels(line.amount)}</bdi> : t('line.noCharge')}</dd>
        </div>
      ))}
      <IncludedItems lines={included} />
      <div className={styles.total}>
        <dt>{t('line.total')}</dt>
        <dd>
          <bdi>{format.money(total)}</bdi> <AboutSum agorot={total} />
        </dd>
      </div>
    </dl>
  );
}
