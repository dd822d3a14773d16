import { Module } from '@nestjs/common';
import { DoneOrderQueries } from './persistence/orders/done-order.queries';
import {
  DoneOrdersOfHandler,
  LinkedEventsOfHandler,
  OrdersToReviewHandler,
} from './use-cases/reading/orders-to-review';

/** What reviews ask about orders; it needs nothing of other contexts. */
@Module({ providers: [DoneOrderQueries, DoneOrdersOfHandler, LinkedEventsOfHandler, OrdersToReviewHandler] })
export class OrdersToReviewModule {}
