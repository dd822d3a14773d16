import { useClientConfig } from '@smachot/web-platform';
import { Button } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';

/** The link to our support chat, for problems that only we can solve. */
export function ContactLink() {
  const { t } = useTranslation('rsvp');
  const contact = useClientConfig()?.contactChatUrl;
  if (!contact) return null;
  return (
    <Button kind="primary" icon="chat" href={contact} target="_blank" rel="noopener noreferrer">
      {t('send.writeToUs')}
    </Button>
  );
}
