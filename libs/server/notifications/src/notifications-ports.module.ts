import { Global, Module } from '@nestjs/common';
import { IdentityModule } from '@smachot/server-identity';
import { NoticeSource } from '@smachot/server-messaging';
import { ChatsOfNotifications } from './adapters/chats-of-notifications';

/** Provides the ports that messaging needs of this context; global, since messaging may not import it. */
@Global()
@Module({
  imports: [IdentityModule],
  providers: [{ provide: NoticeSource, useClass: ChatsOfNotifications }],
  exports: [NoticeSource],
})
export class NotificationsPortsModule {}
