import { DashboardShell } from '@smachot/web-dashboard';
import { ConfirmAgain } from '@smachot/web-identity';
import { NotFound } from './not-found';

/** To somebody who is not of its crew a store's dashboard is a page that was not found. */
export function StoreDashboard() {
  return (
    <ConfirmAgain>
      <DashboardShell missing={<NotFound />} />
    </ConfirmAgain>
  );
}
