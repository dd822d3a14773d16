import { useAddress, useTitle } from '@smachot/web-platform';
import { Button, Choice, Page, PageHead } from '@smachot/web-ui';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { UpcomingBookings } from '../bookings/upcoming-bookings';
import { useLiveOrders } from '../parts/use-live-orders';
import { AllOrders } from './all-orders';
import { CalendarFeed } from './calendar-feed';
import { ExportOrders, ExportShownOrders } from './export-orders';
import { OrdersCalendar } from './orders-calendar';
import { Today } from './today';
import { WaitingOrders } from './waiting-orders';
import ordersStyles from '../orders.module.css';
import styles from './store-orders.screen.module.css';

type View = 'list' | 'calendar';

/** The choice of the view, and the links to bookings and the kitchen. */
function Views({ view, base, onChange }: { view: View; base: string; onChange: (view: View) => void }) {
  const { t } = useTranslation('orders');
  return (
    <div className={styles.views}>
      <Choice
        label={t('store.view')}
        value={view}
        options={[
          { value: 'list', label: t('store.list'), icon: 'receipt' },
          { value: 'calendar', label: t('store.calendar'), icon: 'cal' },
        ]}
        onChange={onChange}
      />
      <div className="row wrap">
        <Button kind="soft" icon="phone" to={`${base}/bookings/new`}>
          {t('bookings.add')}
        </Button>
        <Button kind="line" icon="table" to={`${base}/kitchen`}>
          {t('store.toKitchen')}
        </Button>
      </div>
    </div>
  );
}

function ListView(props: { store: string; base: string }) {
  return (
    <div className={styles.columns}>
      <div className={ordersStyles.column}>
        <WaitingOrders {...props} />
        <UpcomingBookings {...props} />
        <AllOrders {...props} />
      </div>
      <div className={clsx(ordersStyles.column, styles.side)}>
        <Today {...props} />
      </div>
    </div>
  );
}

/** /dashboard/{storeUsername}/orders: the partner's orders. */
export function StoreOrdersScreen() {
  const { t } = useTranslation('orders');
  const { storeUsername: store = '' } = useParams();
  useTitle(t('store.title'));
  useLiveOrders();
  const [asked, setView] = useAddress<View>('view', 'list');
  const view = asked === 'calendar' ? 'calendar' : 'list';
  const base = `/dashboard/${store}/orders`;
  return (
    <Page>
      <PageHead
        title={t('store.title')}
        actions={view === 'calendar' ? <ExportShownOrders store={store} /> : <ExportOrders store={store} />}
      />
      <Views view={view} base={base} onChange={setView} />
      {view === 'calendar' ? (
        <div className="ui-flow">
          <OrdersCalendar store={store} base={base} />
          <CalendarFeed store={store} />
        </div>
      ) : (
        <ListView store={store} base={base} />
      )}
    </Page>
  );
}
