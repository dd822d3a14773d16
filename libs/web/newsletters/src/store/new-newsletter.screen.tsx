import { useTitle } from '@smachot/web-platform';
import { Card, Page, PageHead, useSnackbar } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { useCreateNewsletterMutation } from '../newsletters-api';
import '../texts';
import { TextForm } from './text-form';

/** /dashboard/{store}/newsletters/new: writes a draft, and goes on where it is tried and sent. */
export function NewNewsletterScreen() {
  const { t } = useTranslation('newsletters');
  const say = useSnackbar();
  const navigate = useNavigate();
  const { storeUsername: partner = '' } = useParams();
  const [create] = useCreateNewsletterMutation();
  const home = `/dashboard/${encodeURIComponent(partner)}/newsletters`;
  useTitle(t('new'));
  return (
    <Page width="work">
      <PageHead title={t('new')} back={home} />
      <Card component="section" aria-label={t('new')}>
        <TextForm
          start={{ subject: '', body: '' }}
          draft={`newsletter:${partner}`}
          save={async (body) => {
            const { data, error } = await create({ params: { partner }, body });
            if (!data) return error;
            say(t('saved'));
            void navigate(`${home}/${data.newsletterId}`, { replace: true });
          }}
        />
      </Card>
    </Page>
  );
}
