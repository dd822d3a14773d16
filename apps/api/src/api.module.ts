import { type DynamicModule, Module } from '@nestjs/common';
import { ConversationsHttpModule } from '@smachot/server-conversations';
import { HostedEventsHttpModule } from '@smachot/server-hosted-events';
import { IdentityHttpModule } from '@smachot/server-identity';
import { MessagingHttpModule } from '@smachot/server-messaging';
import { NotificationsHttpModule } from '@smachot/server-notifications';
import { OrdersHttpModule } from '@smachot/server-orders';
import { PaymentsHttpModule } from '@smachot/server-payments';
import { PlacesHttpModule } from '@smachot/server-places';
import { type Config, HttpModule, PlatformModule } from '@smachot/server-platform';
import { RsvpHttpModule } from '@smachot/server-rsvp';
import { StoresHttpModule } from '@smachot/server-stores';
import { WebPagesModule } from '@smachot/server-web-pages';
import { stores } from './stores';

@Module({})
export class ApiModule {
  static with(config: Config): DynamicModule {
    return {
      module: ApiModule,
      imports: [
        PlatformModule.with(config, stores, 20),
        HttpModule,
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
        OrdersHttpModule,
      ],
    };
  }
}
