import { CrewInvitations } from '@smachot/web-dashboard';
import { HomeScreen } from '@smachot/web-identity';
import { RsvpSummary } from '@smachot/web-rsvp';

/** The features know nothing of each other; the app puts them together. */
export function Home() {
  return (
    <HomeScreen
      summary={
        <>
          <CrewInvitations />
          <RsvpSummary />
        </>
      }
    />
  );
}
