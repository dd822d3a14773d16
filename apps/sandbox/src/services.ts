import type { AnalyticsLog } from './analytics/analytics-log';
import type { Inbox } from './mail/inbox';
import type { PayMe } from './payme/payme';
import type { PushLog } from './push/push-log';
import type { SmsLog } from './sms/sms';
import type { WhatsApp } from './whatsapp/whatsapp';
import type { World } from './world';

/** All services of the outside world. */
export interface Services {
  world: World;
  whatsapp: WhatsApp;
  payme: PayMe;
  sms: SmsLog;
  inbox: Inbox;
  analytics: AnalyticsLog;
  push: PushLog;
}
