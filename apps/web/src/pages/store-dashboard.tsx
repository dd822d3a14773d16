import { DashboardShell } from '@smachot/web-dashboard';
import { ConfirmAgain } from '@smachot/web-identity';
import { NotFound } from './not-found';

/** Non-members of a store's crew get 404 for its dashboard. */
export function StoreDashboard() {
  return (
    <ConfirmAgain>
      <DashboardShell missing={<NotFound />} />
    </ConfirmAgain>
  );
}
