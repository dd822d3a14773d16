import { ConfirmAgain } from '@smachot/web-identity';
import { useUser } from '@smachot/web-platform';
import { Outlet } from 'react-router';
import { NotFound } from './not-found';

/** For everybody but super admins the whole admin panel is a 404 page; the server refuses their calls, too. */
export function AdminArea() {
  const user = useUser();
  if (!user?.isSuperAdmin) return <NotFound />;
  return (
    <ConfirmAgain>
      <Outlet />
    </ConfirmAgain>
  );
}
