import { ConfirmAgain, ProfileScreen } from '@smachot/web-identity';
import { PreferencesCard } from '@smachot/web-notifications';

export const Profile = () => (
  <ConfirmAgain>
    <ProfileScreen>
      <PreferencesCard />
    </ProfileScreen>
  </ConfirmAgain>
);
