import { ArticlePlace, ArticleSlug, type ArticleCategory, type ArticleId } from '@smachot/contracts';
import { useContractForm, useTitle } from '@smachot/web-platform';
import { ActDialog, Button, Card, Field, Page, PageHead, useSnackbar } from '@smachot/web-ui';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { useCreateArticleMutation } from '../articles-api';
import { PlaceFields, placeOf } from './article-place';
import styles from './writing.module.css';

const BASE = '/admin-panel/help';
const NewArticle = z.extend(ArticlePlace, { slug: ArticleSlug });
type Typed = { slug: string; category: ArticleCategory; related: string };

/** Creates the article, and goes to where its texts are written. */
function CreateDialog({ form, onClose }: { form: z.output<typeof NewArticle>; onClose: () => void }) {
  const { t } = useTranslation('articles');
  const say = useSnackbar();
  const navigate = useNavigate();
  const [create] = useCreateArticleMutation();
  const created = useRef<ArticleId>(undefined);
  return (
    <ActDialog
      title={t('writing.createTitle', { slug: form.slug })}
      text={t('writing.createText')}
      confirm={t('writing.create')}
      reasons={[t('writing.why.missing'), t('writing.why.news')]}
      send={async (reason) => {
        const made = await create({ body: { ...form, reason } });
        created.current = made.data?.articleId;
        return made;
      }}
      onDone={() => {
        onClose();
        say(t('writing.created'));
        void navigate(created.current ? `${BASE}/${created.current}` : BASE);
      }}
      onClose={onClose}
    />
  );
}

/** /admin-panel/help/new: the address of an article and its category; its texts are written after that. */
export function NewArticleScreen() {
  const { t } = useTranslation('articles');
  const [asked, setAsked] = useState<z.output<typeof NewArticle>>();
  const defaults: Typed = { slug: '', category: 'start', related: '' };
  const form = useContractForm(NewArticle, {
    defaults,
    wireOf: (typed: Typed) => ({ slug: typed.slug.trim(), ...placeOf(typed) }),
    send: (body) => setAsked(body),
  });
  useTitle(t('writing.new'));
  return (
    <Page width="narrow">
      <PageHead title={t('writing.new')} back={BASE} />
      <Card component="section" aria-label={t('writing.new')}>
        <form className={styles.side} {...form.props}>
          <Field
            ltr
            label={t('writing.slug')}
            hint={t('writing.slugHint')}
            autoComplete="off"
            {...form.field('slug')}
          />
          <PlaceFields category={form.choice('category')} related={form.field('related')} />
          <div>
            <Button type="submit">{t('writing.create')}</Button>
          </div>
        </form>
      </Card>
      {asked ? <CreateDialog form={asked} onClose={() => setAsked(undefined)} /> : null}
    </Page>
  );
}
