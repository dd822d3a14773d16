import { Language } from '@smachot/contracts';
import { useTitle } from '@smachot/web-platform';
import { Card, Page, PageHead, SelectField, useSnackbar } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import '../texts';
import { useCreateStoreArticleMutation } from './store-articles-api';
import { StoreTextForm } from './store-text-form';

const EMPTY = { title: '', summary: '', body: '' };

/** /dashboard/{store}/articles/new: writes a draft in one language, and goes on where it is published. */
export function NewStoreArticleScreen() {
  const { t, i18n } = useTranslation('articles');
  const say = useSnackbar();
  const navigate = useNavigate();
  const { storeUsername: partner = '' } = useParams();
  const [language, setLanguage] = useState(i18n.language as Language);
  const [create] = useCreateStoreArticleMutation();
  const home = `/dashboard/${encodeURIComponent(partner)}/articles`;
  useTitle(t('writing.new'));
  return (
    <Page width="work">
      <PageHead title={t('writing.new')} back={home} />
      <Card component="section" aria-label={t('writing.new')}>
        <StoreTextForm
          start={EMPTY}
          draft={`article:${partner}`}
          language={language}
          before={
            <SelectField
              label={t('writing.language')}
              hint={t('store.languageHint')}
              options={Language.options.map((value) => ({ value, label: t(`languages.${value}`) }))}
              value={language}
              onChange={({ target }) => setLanguage(target.value as Language)}
            />
          }
          save={async (text) => {
            const { data, error } = await create({ params: { partner }, body: { ...text, language } });
            if (!data) return error;
            say(t('writing.acts.save.done'));
            void navigate(`${home}/${data.storeArticleId}`, { replace: true });
          }}
        />
      </Card>
    </Page>
  );
}
