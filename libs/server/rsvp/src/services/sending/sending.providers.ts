import { CampaignEnds } from './campaign-ends';
import { CampaignSender } from './campaign-sender';
import { CancellationNotices } from './cancellation-notices';
import { GuestNotices } from './guest-notices';
import { GuestOutcomes } from './guest-outcomes';
import { HostCampaigns } from './host-campaigns';
import { MessagePreviews } from './message-previews';
import { RoundCampaigns } from './round-campaigns';
import { ScheduledCampaigns } from './scheduled-campaigns';
import { SendEligibility } from './send-eligibility';
import { TestRecipients } from './test-recipients';

/** Services of sending. */
export const sendingServices = [
  CampaignEnds,
  CampaignSender,
  CancellationNotices,
  GuestNotices,
  GuestOutcomes,
  HostCampaigns,
  MessagePreviews,
  RoundCampaigns,
  ScheduledCampaigns,
  SendEligibility,
  TestRecipients,
];
