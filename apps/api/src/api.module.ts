import { type DynamicModule, Module } from '@nestjs/common';
import { AdminHttpModule } from '@smachot/server-admin';
import { AnalyticsHttpModule } from '@smachot/server-analytics';
import { CustomersHttpModule } from '@smachot/server-customers';
import { ConversationsHttpModule } from '@smachot/server-conversations';
import { CouponsHttpModule } from '@smachot/server-coupons';
import { HostedEventsHttpModule } from '@smachot/server-hosted-events';
import { IdentityHttpModule } from '@smachot/server-identity';
import { MessagingHttpModule } from '@smachot/server-messaging';
import { NotificationsHttpModule } from '@smachot/server-notifications';
import { OrdersHttpModule } from '@smachot/server-orders';
import { PaymentsHttpModule } from '@smachot/server-payments';
import { PayoutsHttpModule } from '@smachot/server-payouts';
import { PlacesHttpModule } from '@smachot/server-places';
import { type Config, HttpModule, PlatformModule } from '@smachot/server-platform';
import { ProposalsHttpModule } from '@smachot/server-proposals';
import { ReviewsHttpModule } from '@smachot/server-reviews';
import { RsvpHttpModule } from '@smachot/server-rsvp';
import { StoresHttpModule } from '@smachot/server-stores';
import { VerificationHttpModule } from '@smachot/server-verification';
import { SubscriptionsHttpModule } from '@smachot/server-subscriptions';
import { WaitingHttpModule } from '@smachot/server-waiting';
import { WebPagesModule } from '@smachot/server-web-pages';
import { stores } from './stores';
import { ArticlesHttpModule } from '@smachot/server-articles';
import { NewslettersHttpModule } from '@smachot/server-newsletters';

@Module({})
export class ApiModule {
  static with(config: Config): DynamicModule {
    return {
      module: ApiModule,
      imports: [
        PlatformModule.with(config, stores, 20),
        HttpModule,
        NewslettersHttpModule,
        ArticlesHttpModule,
        WebPagesModule,
        PlacesHttpModule,
        IdentityHttpModule,
        MessagingHttpModule,
        PaymentsHttpModule,
        NotificationsHttpModule,
        RsvpHttpModule,
        HostedEventsHttpModule,
        StoresHttpModule,
        ConversationsHttpModule,
        VerificationHttpModule,
        CouponsHttpModule,
        OrdersHttpModule,
        PayoutsHttpModule,
        ProposalsHttpModule,
        SubscriptionsHttpModule,
        AdminHttpModule,
        AnalyticsHttpModule,
        CustomersHttpModule,
        ReviewsHttpModule,
        WaitingHttpModule,
      ],
    };
  }
}
