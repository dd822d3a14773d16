import { ArticlePlace, type WrittenArticle } from '@smachot/contracts';
import { useContractForm } from '@smachot/web-platform';
import { ActDialog, Button, useSnackbar } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlaceArticleMutation } from '../articles-api';
import { PlaceFields, placeOf, type TypedPlace } from './article-place';
import styles from './writing.module.css';

/** The category of an article, and what is shown beneath it. */
export function PlaceForm({ article }: { article: WrittenArticle }) {
  const { t } = useTranslation('articles');
  const say = useSnackbar();
  const [place] = usePlaceArticleMutation();
  const [asked, setAsked] = useState<ArticlePlace>();
  const { articleId, version, category, related } = article;
  const defaults: TypedPlace = { category, related: related.join(', ') };
  const form = useContractForm(ArticlePlace, { defaults, wireOf: placeOf, send: (body) => setAsked(body) });
  const close = () => setAsked(undefined);
  return (
    <form className={styles.side} {...form.props}>
      <PlaceFields category={form.choice('category')} related={form.field('related')} />
      <div>
        <Button type="submit" kind="soft">
          {t('writing.savePlace')}
        </Button>
      </div>
      {asked ? (
        <ActDialog
          title={t('writing.savePlace')}
          text={t('writing.placeText')}
          confirm={t('writing.savePlace')}
          reasons={[t('writing.why.unclear'), t('writing.why.news')]}
          send={(reason) => place({ params: { articleId }, body: { ...asked, version, reason } })}
          onDone={() => {
            close();
            say(t('writing.placed'));
          }}
          onClose={close}
        />
      ) : null}
    </form>
  );
}
