import type { Language, OrderSummary } from '@smachot/contracts';
import { wallTime } from '@smachot/kernel';
import { useFormat } from '@smachot/web-platform';
import { Folded, KashrutFacts, Paragraph } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';

/** The store's certificate and house rules on the day of the order; renders nothing for orders from before they were stored. */
export function HouseRules({ summary: { kashrut, policies, eventInfo } }: { summary: OrderSummary }) {
  const { t, i18n } = useTranslation('orders');
  const format = useFormat();
  const certified = kashrut && kashrut.certificate !== 'none';
  if (!certified && !policies?.text) return null;
  const translated = policies?.translations?.[i18n.language as Language];
  const rules = translated
    ? { text: translated, language: i18n.language as Language }
    : { text: policies?.text ?? '', language: policies?.language ?? 'he' };
  return (
    <Folded title={t('order.houseRules')}>
      {certified ? (
        <KashrutFacts
          kashrut={kashrut}
          day={kashrut.until && format.date(`${kashrut.until}T12:00:00Z`)}
          lapsed={kashrut.until !== null && kashrut.until < wallTime(new Date(eventInfo.datetime)).day}
        />
      ) : null}
      {rules.text ? <Paragraph of={rules} /> : null}
    </Folded>
  );
}
