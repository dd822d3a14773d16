import type { PartnerProfile, PricingUnit, PricingUnitRequest } from '@smachot/contracts';
import { chosenItems, orderMenuOf } from '@smachot/pricing';
import { Art, Button, Card, Folded, Note } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { OrderMenu } from '../../parts/order-menu';
import ordersStyles from '../../orders.module.css';
import orderStyles from '../../order/order.module.css';

const menuOf = (unit: PricingUnit, request: PricingUnitRequest | null) => {
  if (unit.type === 'simple') return { menu: [], changed: false };
  const changed = !Array.isArray(chosenItems(unit.sections, request));
  return { menu: orderMenuOf(unit.sections, request), changed };
};

type Props = { unit: PricingUnit; store: PartnerProfile; request: PricingUnitRequest | null };

/** Picture and name of the ordered unit, and the link back to change it. */
function UnitHead({ unit, store }: Omit<Props, 'request'>) {
  const { t } = useTranslation('orders');
  const picture = (unit.type === 'simple' ? unit.imageGallery : unit.images)[0];
  return (
    <div className={orderStyles.unit}>
      <span className={orderStyles.picture}>
        {picture ? (
          <img src={picture.thumbUrl} alt="" />
        ) : (
          <Art name={`category-${store.categories[0] ?? 'catering'}`} />
        )}
      </span>
      <div className="grow">
        <h2>
          <bdi>{unit.name}</bdi>
        </h2>
        <p className="muted">
          <bdi>{store.businessName}</bdi>
        </p>
      </div>
      <Button kind="soft" icon="edit" to={`/partner/${store.partnerUsername}/${unit.pricingUnitId}`}>
        {t('unit.change')}
      </Button>
    </div>
  );
}

/** The ordered unit with its menu. */
export function UnitPart({ unit, store, request }: Props) {
  const { t } = useTranslation('orders');
  const { menu, changed } = menuOf(unit, request);
  return (
    <Card component="section" aria-label={unit.name} className={ordersStyles.part}>
      <UnitHead unit={unit} store={store} />
      {changed ? <Note tone="warn">{t('unit.menuChanged')}</Note> : null}
      {menu.length > 0 ? (
        <Folded title={t('order.menu')} open>
          <OrderMenu menu={menu} />
        </Folded>
      ) : (
        <p className="muted">
          <bdi>{unit.summary}</bdi>
        </p>
      )}
    </Card>
  );
}
