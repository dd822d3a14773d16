import { ArticlePlace, type WrittenArticle } from '@smachot/contracts';
import { useContractForm, useProblemText } from '@smachot/web-platform';
import { ActDialog, Button, DraftNote, Note, useAskedReason, useSnackbar } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { usePlaceArticleMutation } from '../articles-api';
import { PlaceFields, placeOf, type TypedPlace } from './article-place';
import styles from './writing.module.css';

type Props = { article: WrittenArticle };

const usePlaceForm = ({ article }: Props) => {
  const { t } = useTranslation('articles');
  const say = useSnackbar();
  const [place] = usePlaceArticleMutation();
  const { articleId, version, category, related } = article;
  const { send, dialog } = useAskedReason<ArticlePlace>(
    version,
    (body) => place({ params: { articleId }, body }),
    () => say(t('writing.placed')),
  );
  const defaults: TypedPlace = { category, related: related.join(', ') };
  const form = useContractForm(ArticlePlace, {
    ...{ defaults, wireOf: placeOf, send },
    draft: `article:${articleId}:place`,
    version,
  });
  return { form, dialog };
};

/** The category of an article, and what is shown beneath it. */
export function PlaceForm(props: Props) {
  const { t } = useTranslation('articles');
  const words = useProblemText();
  const { form, dialog } = usePlaceForm(props);
  return (
    <>
      <form className={styles.side} {...form.props}>
        <DraftNote form={form} />
        <PlaceFields category={form.choice('category')} related={form.field('related')} />
        {form.problem ? <Note tone="bad">{words(form.problem)}</Note> : null}
        <div>
          <Button type="submit" kind="soft">
            {t('writing.savePlace')}
          </Button>
        </div>
      </form>
      {dialog ? (
        <ActDialog
          title={t('writing.savePlace')}
          text={t('writing.placeText')}
          confirm={t('writing.savePlace')}
          reasons={[t('writing.why.unclear'), t('writing.why.news')]}
          {...dialog}
        />
      ) : null}
    </>
  );
}
