import { problemOf } from '@smachot/web-platform';
import { Button, ProblemState, QueryStatus } from '@smachot/web-ui';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';

/** In place of an invitation that is not here: its shape, what failed, or that there is none, where trying again is no use. */
export function InvitationStatus({ query, skeleton, heading }: ComponentProps<typeof QueryStatus>) {
  const { t } = useTranslation('rsvp');
  if (!query.isError || problemOf(query.error).code !== 'not_found')
    return <QueryStatus heading={heading} query={query} skeleton={skeleton} />;
  return (
    <ProblemState
      heading={heading}
      title={t('invitations.gone')}
      text={t('invitations.goneText')}
      action={
        <Button kind="soft" to="/me/rsvps">
          {t('invitations.title')}
        </Button>
      }
    />
  );
}
