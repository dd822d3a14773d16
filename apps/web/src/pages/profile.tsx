import { ConfirmAgain, ProfileScreen } from '@smachot/web-identity';
import { DeviceCard, PreferencesCard } from '@smachot/web-notifications';

export const Profile = () => (
  <ConfirmAgain>
    <ProfileScreen>
      <PreferencesCard />
      <DeviceCard />
    </ProfileScreen>
  </ConfirmAgain>
);
