import { CampaignRepository } from './campaign.repository';
import { ClosedEventRepository } from './closed-event.repository';
import { CohostSmsQueries } from './cohost-sms.queries';
import { ScheduledSendRepository } from './scheduled-send.repository';
import { SendingQueries } from './sending.queries';

/** Repositories and queries of sending; `MessageContentQueries` belongs to the ports. */
export const sendingPersistence = [
  CampaignRepository,
  ClosedEventRepository,
  CohostSmsQueries,
  ScheduledSendRepository,
  SendingQueries,
];
