import { GuestLinkQueries } from '../../persistence/links/guest-link.queries';
import { LinkRequestRepository } from '../../persistence/links/link-request.repository';
import { LinkSends } from '../../persistence/links/link-sends';
import { GuestLinks } from './guest-links';
import { LinkEligibility } from './link-eligibility';
import { LinkRequests } from './link-requests';

/** Services of personal links with their repositories and queries; `GuestLinkSms` belongs to the jobs, which alone send SMS. */
export const linkServices = [
  GuestLinkQueries,
  GuestLinks,
  LinkEligibility,
  LinkRequestRepository,
  LinkRequests,
  LinkSends,
];
