import type { StoreId, VisitSource, VisitStage } from '@smachot/contracts';
import type { ScanTarget } from '../domain/scan-target';
import { EntitySchema } from 'typeorm';
import type { Figure } from '../domain/figures';
import type { OrderFact } from '../domain/order-figures';

/** One visitor of a store at one stage on one day. `visitor`: a hash salted for that day; the row is deleted after it. */
export type VisitRow = {
  day: string;
  storeId: StoreId;
  stage: VisitStage | 'scan';
  visitor: string;
  /** Of a scan: what the code leads to. */
  source: VisitSource | ScanTarget;
  counted: boolean;
};

export const VisitSchema = new EntitySchema<VisitRow>({
  name: 'AnalyticsVisit',
  schema: 'analytics',
  tableName: 'visits',
  columns: {
    day: { type: 'date', primary: true, primaryKeyConstraintName: 'PK_visits' },
    storeId: { type: 'uuid', name: 'store_id', primary: true, primaryKeyConstraintName: 'PK_visits' },
    stage: { type: 'text', primary: true, primaryKeyConstraintName: 'PK_visits' },
    visitor: { type: 'text', primary: true, primaryKeyConstraintName: 'PK_visits' },
    source: { type: 'text' },
    counted: { type: 'boolean' },
  },
  indices: [{ name: 'visits_to_count', columns: ['day'], where: '(NOT counted)' }],
});

/** Counted facts of an order, as of the newest `orders.changed` event. Revenue in agorot. */
export const OrderFactSchema = new EntitySchema<OrderFact>({
  name: 'AnalyticsOrder',
  schema: 'analytics',
  tableName: 'orders',
  columns: {
    orderId: { type: 'uuid', name: 'order_id', primary: true, primaryKeyConstraintName: 'PK_orders' },
    storeId: { type: 'uuid', name: 'store_id' },
    version: { type: 'int' },
    status: { type: 'text' },
    placedOn: { type: 'date', name: 'placed_on' },
    eventOn: { type: 'date', name: 'event_on' },
    revenue: { type: 'int' },
    guests: { type: 'int' },
    answerMinutes: { type: 'int', name: 'answer_minutes', nullable: true },
  },
  indices: [
    { name: 'orders_placed_on', columns: ['placedOn'] },
    { name: 'orders_of_store', columns: ['storeId', 'placedOn'] },
  ],
});

/** Sums of a store's day. */
export const FigureSchema = new EntitySchema<Figure>({
  name: 'AnalyticsFigure',
  schema: 'analytics',
  tableName: 'daily_figures',
  columns: {
    storeId: { type: 'uuid', name: 'store_id', primary: true, primaryKeyConstraintName: 'PK_daily_figures' },
    day: { type: 'date', primary: true, primaryKeyConstraintName: 'PK_daily_figures' },
    figure: { type: 'text', primary: true, primaryKeyConstraintName: 'PK_daily_figures' },
    part: { type: 'text', primary: true, primaryKeyConstraintName: 'PK_daily_figures' },
    count: { type: 'int' },
    amount: { type: 'bigint' },
  },
  indices: [{ name: 'daily_figures_day', columns: ['day'] }],
});
