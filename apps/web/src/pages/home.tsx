import { CrewInvitations } from '@smachot/web-dashboard';
import { HomeScreen } from '@smachot/web-identity';
import { RsvpSummary } from '@smachot/web-rsvp';

/** The features do not import each other; the app composes them. */
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
