import type { PricingUnit, PricingUnitVisibility } from '@smachot/contracts';
import { useFormat } from '@smachot/web-platform';
import { Badge, CoverArt, type IconName } from '@smachot/web-ui';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useOwnStore } from '../shell/own-store';
import { priceInShort } from './unit-price';
import { picturesOf } from './unit-values';
import dashboardStyles from '../dashboard.module.css';
import unitsStyles from './units.module.css';

const LOOK: Record<PricingUnitVisibility, { tone: 'ok' | 'warn' | 'neutral' | 'primary'; icon: IconName }> = {
  public: { tone: 'ok', icon: 'eye' },
  unlisted: { tone: 'primary', icon: 'share' },
  private: { tone: 'warn', icon: 'lock' },
  archived: { tone: 'neutral', icon: 'file' },
};

function VisibilityBadge({ visibility }: { visibility: PricingUnitVisibility }) {
  const { t } = useTranslation('dashboard');
  const { tone, icon } = LOOK[visibility];
  return (
    <Badge tone={tone} icon={icon}>
      {t(`visibility.${visibility}.title`)}
    </Badge>
  );
}

const usePriceWords = () => {
  const { t } = useTranslation('dashboard');
  const { money } = useFormat();
  return (unit: PricingUnit): string => {
    const price = priceInShort(unit);
    switch (price.kind) {
      case 'proposal':
        return price.from === null
          ? t('price.byProposal')
          : t('price.fromProposal', { price: money(price.from) });
      case 'flat':
        return price.upTo === null
          ? t('price.flat', { price: money(price.total) })
          : t('price.upTo', { price: money(price.total), count: price.upTo });
      case 'each':
        return price.base > 0
          ? t('price.baseAndEach', { base: money(price.base), each: money(price.perParticipant) })
          : t('price.each', { each: money(price.perParticipant) });
    }
  };
};

type Props = {
  unit: PricingUnit;
  base: string;
  /** One level below the heading of the list. */
  heading: 'h2' | 'h3';
  acts?: ReactNode;
};

/** One unit, as its crew sees it in a list. */
export function UnitCard({ unit, base, heading: Heading, acts }: Props) {
  const { t } = useTranslation('dashboard');
  const { categories } = useOwnStore();
  const words = usePriceWords();
  const picture = picturesOf(unit)[0];
  return (
    <li className={clsx('card', unitsStyles.card)}>
      <div className={unitsStyles.art}>
        {picture ? (
          <img src={picture.thumbUrl} alt="" loading="lazy" />
        ) : (
          <CoverArt category={categories[0]} of={unit.pricingUnitId} />
        )}
      </div>
      <div className={unitsStyles.in}>
        <Heading className={unitsStyles.name}>
          <Link to={`${base}/pricing-unit/${unit.pricingUnitId}`}>{unit.name}</Link>
        </Heading>
        <p className="small muted" dir="auto">
          {unit.summary}
        </p>
        <div className={dashboardStyles.between}>
          <b>{words(unit)}</b>
          <VisibilityBadge visibility={unit.visibility} />
          {unit.hasDraft ? (
            <Badge tone="warn" icon="edit">
              {t('publishing.badge')}
            </Badge>
          ) : null}
        </div>
      </div>
      {acts ? <div className={unitsStyles.acts}>{acts}</div> : null}
    </li>
  );
}
