import type { Order } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import { useProblemText } from '@smachot/web-platform';
import { Button, Dialog, Note, QueryStatus, SkeletonDesk } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { DialogActions } from '../parts/act-dialog';
import { MenuSections } from '../parts/menu-sections';
import { type MenuChoice, useMenuChoice } from '../parts/use-menu-choice';
import { useChangePreviewQuery, useOrderMenuQuery } from './changes-api';
import type { ChangeMove } from './use-change-act';
import { useChangeWords } from './use-change-words';
import styles from '../orders.module.css';

type Props = {
  order: Order;
  busy: boolean;
  problem: string | undefined;
  onMake: (move: ChangeMove) => void;
  onClose: () => void;
};

/** The server's price preview of the choice. */
const usePreview = ({ orderId, orderSummary }: Order, { request, ready }: MenuChoice) => {
  const { datetime } = orderSummary.eventInfo;
  const preview = useChangePreviewQuery(
    { params: { orderId }, body: { datetime, pricingUnitRequest: request } },
    { skip: !ready, refetchOnMountOrArgChange: true },
  );
  // a preview of an earlier choice must not be shown for this one
  return ready && !preview.isFetching
    ? { data: preview.currentData, error: preview.error }
    : { data: undefined, error: undefined };
};

type SumProps = {
  choice: MenuChoice;
  difference: number | undefined;
  error: unknown;
  problem: string | undefined;
};

/** A bar under the menu, always in view: the missing choices, or the price difference. */
function Sum({ choice: { missing, changed }, difference, error, problem }: SumProps) {
  const { t } = useTranslation('orders');
  const words = useChangeWords();
  const problems = useProblemText();
  return (
    <div className={styles.changeSum} aria-live="polite">
      {difference === undefined ? null : <p className="small">{words.difference(difference)}</p>}
      {missing ? (
        <p className="small">{t('change.menu.missing', { section: isolate(missing.section.name) })}</p>
      ) : null}
      {changed ? null : <p className="small muted">{t('change.menu.asAgreed')}</p>}
      {error ? <Note tone="warn">{problems(error)}</Note> : null}
      {problem ? <Note tone="bad">{problem}</Note> : null}
    </div>
  );
}

/** Proposes another choice from the order's menu to the other side. */
export function MenuDialog({ order, busy, problem, onMake, onClose }: Props) {
  const { t } = useTranslation('orders');
  const menu = useOrderMenuQuery({ params: { orderId: order.orderId } });
  const choice = useMenuChoice(menu.data);
  const { data, error } = usePreview(order, choice);
  const other = isolate(order.side === 'customer' ? order.store.businessName : order.customer.firstName);
  const { datetime } = order.orderSummary.eventInfo;
  const terms = { datetime, pricingUnitRequest: choice.request };
  const make = () => data && onMake({ act: 'changeMenu', ...terms, expectedDifference: data.difference });
  const sum = <Sum choice={choice} difference={data?.difference} error={error} problem={problem} />;
  const actions = (
    <DialogActions onClose={onClose}>
      {menu.data ? sum : null}
      <Button busy={busy} disabled={!data} onClick={make}>
        {t('change.ask.do')}
      </Button>
    </DialogActions>
  );
  return (
    <Dialog open wide title={t('change.menu.title')} onClose={onClose} actions={actions}>
      {menu.data ? (
        <div className="ui-flow">
          <p className="small muted">{t('change.menu.text', { other })}</p>
          <MenuSections choice={choice} />
        </div>
      ) : (
        <QueryStatus query={menu} skeleton={<SkeletonDesk />} />
      )}
    </Dialog>
  );
}
