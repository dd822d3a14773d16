import { ProfileScreen } from '@smachot/web-identity';
import { PreferencesCard } from '@smachot/web-notifications';

export const Profile = () => (
  <ProfileScreen>
    <PreferencesCard />
  </ProfileScreen>
);
