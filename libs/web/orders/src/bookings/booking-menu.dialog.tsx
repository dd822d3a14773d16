import type { BookingMenu, PricingUnit, PricingUnitId } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import { orderMenuOf } from '@smachot/pricing';
import { Button, Dialog, firstRequest, QueryStatus, SkeletonDesk } from '@smachot/web-ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useOrderedUnitQuery } from '../orders-api';
import { DialogActions } from '../parts/act-dialog';
import { MenuSections } from '../parts/menu-sections';
import { useMenuChoice } from '../parts/use-menu-choice';
import styles from '../orders.module.css';

type Props = {
  unitId: PricingUnitId;
  /** The earlier choice; null: the business's own suggestion is where it begins. */
  menu: BookingMenu | null;
  onTake: (menu: BookingMenu) => void;
  onClose: () => void;
};

const useChoice = (unit: PricingUnit | undefined, menu: BookingMenu | null) => {
  const known = useMemo(() => {
    if (unit?.type !== 'compound') return undefined;
    return { pricingUnit: unit, request: menu?.request ?? firstRequest(unit.sections) };
  }, [unit, menu]);
  return useMenuChoice(known);
};

/** Chooses dishes from the menu of the booked unit, by the rules of the menu. */
export function BookingMenuDialog({ unitId, menu, onTake, onClose }: Props) {
  const { t } = useTranslation('orders');
  const query = useOrderedUnitQuery({ params: { pricingUnitId: unitId } });
  const unit = query.data;
  const choice = useChoice(unit, menu);
  const { missing, request } = choice;
  const take = () => {
    if (unit?.type !== 'compound') return;
    onTake({ revision: unit.revision ?? 0, request, sections: orderMenuOf(unit.sections, request) });
    onClose();
  };
  const actions = (
    <DialogActions stay={t('bookings.leaveMenu')} onClose={onClose}>
      <div className={styles.changeSum} aria-live="polite">
        {missing ? (
          <p className="small">{t('change.menu.missing', { section: isolate(missing.section.name) })}</p>
        ) : null}
      </div>
      <Button disabled={!unit || missing !== null} onClick={take}>
        {t('bookings.dishes.take')}
      </Button>
    </DialogActions>
  );
  return (
    <Dialog open wide title={t('bookings.dishes.ofMenu')} onClose={onClose} actions={actions}>
      {unit ? (
        <div className="ui-flow">
          <MenuSections choice={choice} />
        </div>
      ) : (
        <QueryStatus query={query} skeleton={<SkeletonDesk />} />
      )}
    </Dialog>
  );
}
