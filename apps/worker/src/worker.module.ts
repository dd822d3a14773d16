import { type DynamicModule, Module } from '@nestjs/common';
import { AdminJobsModule } from '@smachot/server-admin';
import { ArticlesJobsModule } from '@smachot/server-articles';
import { AnalyticsJobsModule } from '@smachot/server-analytics';
import { CustomersJobsModule } from '@smachot/server-customers';
import { ConversationsJobsModule } from '@smachot/server-conversations';
import { HostedEventsJobsModule } from '@smachot/server-hosted-events';
import { IdentityJobsModule } from '@smachot/server-identity';
import { MessagingJobsModule } from '@smachot/server-messaging';
import { NotificationsJobsModule } from '@smachot/server-notifications';
import { OrdersJobsModule } from '@smachot/server-orders';
import { PaymentsJobsModule } from '@smachot/server-payments';
import { PayoutsJobsModule } from '@smachot/server-payouts';
import { type Config, type ContextPersistence, PlatformModule, WorkModule } from '@smachot/server-platform';
import { ProposalsJobsModule } from '@smachot/server-proposals';
import { NewslettersJobsModule } from '@smachot/server-newsletters';
import { ReviewsJobsModule } from '@smachot/server-reviews';
import { RsvpJobsModule } from '@smachot/server-rsvp';
import { StoresJobsModule } from '@smachot/server-stores';
import { VerificationJobsModule } from '@smachot/server-verification';
import { WaitingJobsModule } from '@smachot/server-waiting';
import { SubscriptionsJobsModule } from '@smachot/server-subscriptions';

@Module({})
export class WorkerModule {
  static with(config: Config, stores: ContextPersistence[]): DynamicModule {
    return {
      module: WorkerModule,
      imports: [
        PlatformModule.with(config, stores, 20),
        WorkModule,
        IdentityJobsModule,
        MessagingJobsModule,
        PaymentsJobsModule,
        NotificationsJobsModule,
        RsvpJobsModule,
        StoresJobsModule,
        ConversationsJobsModule,
        VerificationJobsModule,
        OrdersJobsModule,
        PayoutsJobsModule,
        ProposalsJobsModule,
        SubscriptionsJobsModule,
        AdminJobsModule,
        AnalyticsJobsModule,
        CustomersJobsModule,
        HostedEventsJobsModule,
        NewslettersJobsModule,
        ArticlesJobsModule,
        ReviewsJobsModule,
        WaitingJobsModule,
      ],
    };
  }
}
