import { ArticleText, type Language, type WrittenArticle } from '@smachot/contracts';
import { useContractForm } from '@smachot/web-platform';
import { ActDialog, Button, Card, Field, Markdown, Note, useSnackbar } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  usePublishArticleMutation,
  useSaveArticleDraftMutation,
  useWithdrawArticleMutation,
} from '../articles-api';
import styles from './writing.module.css';

type Props = { article: WrittenArticle; language: Language };
const EMPTY: ArticleText = { title: '', summary: '', body: '' };
const ROWS = 14;

type Act = { kind: 'save'; text: ArticleText } | { kind: 'publish' } | { kind: 'withdraw' };

/** Sends an act with its reason. */
const useAct = ({ article, language }: Props) => {
  const [save] = useSaveArticleDraftMutation();
  const [publish] = usePublishArticleMutation();
  const [withdraw] = useWithdrawArticleMutation();
  const { articleId, version } = article;
  return (act: Act, reason: string): Promise<{ error?: unknown }> => {
    const params = { articleId, language };
    if (act.kind === 'save') return save({ params, body: { ...act.text, version, reason } });
    return (act.kind === 'publish' ? publish : withdraw)({ params, body: { version, reason } });
  };
};

function ActOfArticle({ act, onClose, ...about }: Props & { act: Act; onClose: () => void }) {
  const { t } = useTranslation('articles');
  const say = useSnackbar();
  const send = useAct(about);
  const { kind } = act;
  return (
    <ActDialog
      title={t(`writing.acts.${kind}.title`)}
      text={t(`writing.acts.${kind}.text`)}
      confirm={t(`writing.acts.${kind}.do`)}
      danger={kind === 'withdraw'}
      reasons={[t('writing.why.mistake'), t('writing.why.news'), t('writing.why.unclear')]}
      send={(reason) => send(act, reason)}
      onDone={() => {
        say(t(`writing.acts.${kind}.done`));
        onClose();
      }}
      onClose={onClose}
    />
  );
}

/** The draft of a language, or what is read where there is none, with a preview; saved, published and withdrawn from here. */
export function TextForm({ article, language }: Props) {
  const { t } = useTranslation('articles');
  const [act, setAct] = useState<Act>();
  const ours = article.versions.filter((version) => version.language === language);
  const draft = ours.find(({ status }) => status === 'draft');
  const read = ours.find(({ status }) => status === 'published');
  const { title, summary, body } = draft ?? read ?? ours[0] ?? EMPTY;
  const form = useContractForm(ArticleText, {
    defaults: { title, summary, body },
    send: (text) => setAct({ kind: 'save', text }),
  });
  const { values } = form;
  const isChanged = values.title !== title || values.summary !== summary || values.body !== body;
  return (
    <Card component="section" aria-label={t(`languages.${language}`)}>
      <div className={styles.sides}>
        <form className={styles.side} {...form.props}>
          {draft ? <Note tone="warn">{t('writing.isDraft')}</Note> : null}
          <Field label={t('writing.articleTitle')} {...form.field('title')} />
          <Field label={t('writing.summary')} multiline minRows={2} {...form.field('summary')} />
          <Field
            label={t('writing.body')}
            hint={t('writing.bodyHint')}
            multiline
            minRows={ROWS}
            {...form.field('body')}
          />
          <div className="row wrap">
            <Button type="submit" disabled={!isChanged}>
              {t('writing.acts.save.do')}
            </Button>
            <Button kind="line" disabled={!draft || isChanged} onClick={() => setAct({ kind: 'publish' })}>
              {t('writing.acts.publish.do')}
            </Button>
            {read ? (
              <Button kind="ghost" danger onClick={() => setAct({ kind: 'withdraw' })}>
                {t('writing.acts.withdraw.do')}
              </Button>
            ) : null}
          </div>
        </form>
        <section className={styles.preview} aria-label={t('writing.preview')} lang={language}>
          <Markdown source={values.body} />
        </section>
      </div>
      {act ? <ActOfArticle {...{ article, language, act }} onClose={() => setAct(undefined)} /> : null}
    </Card>
  );
}
