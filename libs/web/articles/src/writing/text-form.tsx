import { ArticleText, type Language, type WrittenArticle } from '@smachot/contracts';
import { directionOf } from '@smachot/i18n';
import { useContractForm } from '@smachot/web-platform';
import { ActDialog, Button, Card, Field, Markdown, Note, useSnackbar } from '@smachot/web-ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  usePublishArticleMutation,
  useSaveArticleDraftMutation,
  useWithdrawArticleMutation,
} from '../articles-api';
import styles from './writing.module.css';

type OfText = { article: WrittenArticle; language: Language };
/** `typed`: texts by language that are not saved. */
type Props = OfText & { typed: Map<Language, ArticleText> };
const EMPTY: ArticleText = { title: '', summary: '', body: '' };
const ROWS = 14;

type Act = { kind: 'save'; text: ArticleText } | { kind: 'publish' } | { kind: 'withdraw' };

/** Sends an act with its reason. */
const useAct = ({ article, language }: OfText) => {
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

function ActOfArticle({ act, onClose, typed, ...about }: Props & { act: Act; onClose: () => void }) {
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
        if (kind === 'save') typed.delete(about.language);
        say(t(`writing.acts.${kind}.done`));
        onClose();
      }}
      onClose={onClose}
    />
  );
}

type ActsProps = { mayPublish: boolean; mayWithdraw: boolean; isChanged: boolean; onAct: (act: Act) => void };

function TextActs({ mayPublish, mayWithdraw, isChanged, onAct }: ActsProps) {
  const { t } = useTranslation('articles');
  return (
    <div className="row wrap">
      <Button type="submit" disabled={!isChanged}>
        {t('writing.acts.save.do')}
      </Button>
      <Button kind="line" disabled={!mayPublish || isChanged} onClick={() => onAct({ kind: 'publish' })}>
        {t('writing.acts.publish.do')}
      </Button>
      {mayWithdraw ? (
        <Button kind="ghost" danger onClick={() => onAct({ kind: 'withdraw' })}>
          {t('writing.acts.withdraw.do')}
        </Button>
      ) : null}
    </div>
  );
}

/** The draft of a language, what is read where there is none, and else the newest version. */
const startOf = ({ article, language }: OfText) => {
  const ours = article.versions.filter((version) => version.language === language);
  const draft = ours.find(({ status }) => status === 'draft');
  const read = ours.find(({ status }) => status === 'published');
  const { title, summary, body } = draft ?? read ?? ours[0] ?? EMPTY;
  return { text: { title, summary, body }, hasDraft: Boolean(draft), isRead: Boolean(read) };
};

/** The text of a language with a preview; saved as a draft, published and withdrawn from here. */
export function TextForm(props: Props) {
  const { t } = useTranslation('articles');
  const [act, setAct] = useState<Act>();
  const { typed, language } = props;
  const { text, hasDraft, isRead } = startOf(props);
  const form = useContractForm(ArticleText, {
    defaults: typed.get(language) ?? text,
    send: (written) => setAct({ kind: 'save', text: written }),
  });
  const { title, summary, body } = form.values;
  useEffect(() => {
    typed.set(language, { title, summary, body });
  }, [typed, language, title, summary, body]);
  const isChanged = title !== text.title || summary !== text.summary || body !== text.body;
  return (
    <Card component="section" aria-label={t(`languages.${language}`)}>
      <div className={styles.sides}>
        <form className={styles.side} {...form.props}>
          {hasDraft ? <Note tone="warn">{t('writing.isDraft')}</Note> : null}
          <div lang={language} dir={directionOf(language)} className={styles.stack}>
            <Field label={t('writing.articleTitle')} {...form.field('title')} />
            <Field label={t('writing.summary')} multiline minRows={2} {...form.field('summary')} />
            <Field
              {...{ label: t('writing.body'), hint: t('writing.bodyHint'), multiline: true, minRows: ROWS }}
              {...form.field('body')}
            />
          </div>
          <TextActs mayPublish={hasDraft} mayWithdraw={isRead} isChanged={isChanged} onAct={setAct} />
        </form>
        <section className={styles.preview} aria-label={t('writing.preview')} lang={language}>
          <Markdown source={body} />
        </section>
      </div>
      {act ? <ActOfArticle {...props} act={act} onClose={() => setAct(undefined)} /> : null}
    </Card>
  );
}
