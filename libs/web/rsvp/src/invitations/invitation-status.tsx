import { problemOf } from '@smachot/web-platform';
import { Button, ProblemState, QueryStatus } from '@smachot/web-ui';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';

/** Replaces an invitation that is not loaded: a skeleton, the failure, or "not found", where a retry is useless. */
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
