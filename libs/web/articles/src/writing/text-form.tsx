import { ArticleText, type Language, type WrittenArticle } from '@smachot/contracts';
import { directionOf } from '@smachot/i18n';
import { useContractForm, useProblemText } from '@smachot/web-platform';
import {
  ActDialog,
  type ActDialogProps,
  Button,
  Card,
  Field,
  Markdown,
  Note,
  useAskedReason,
  useSnackbar,
} from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  usePublishArticleMutation,
  useSaveArticleDraftMutation,
  useWithdrawArticleMutation,
} from '../articles-api';
import styles from './writing.module.css';

type OfText = { article: WrittenArticle; language: Language };
const EMPTY: ArticleText = { title: '', summary: '', body: '' };
const ROWS = 14;

/** `version`: of the article that was looked at. */
type Act = { kind: 'publish' | 'withdraw'; version: number };

type AskProps = Pick<ActDialogProps, 'send' | 'onDone' | 'onClose'> & { kind: 'save' | Act['kind'] };

/** Asks why, before an act. */
function AskReason({ kind, ...dialog }: AskProps) {
  const { t } = useTranslation('articles');
  return (
    <ActDialog
      title={t(`writing.acts.${kind}.title`)}
      text={t(`writing.acts.${kind}.text`)}
      confirm={t(`writing.acts.${kind}.do`)}
      danger={kind === 'withdraw'}
      reasons={[t('writing.why.mistake'), t('writing.why.news'), t('writing.why.unclear')]}
      {...dialog}
    />
  );
}

type ActProps = OfText & { act: Act; onClose: () => void };

function ActOfArticle({ act, onClose, article: { articleId }, language }: ActProps) {
  const { t } = useTranslation('articles');
  const say = useSnackbar();
  const [publish] = usePublishArticleMutation();
  const [withdraw] = useWithdrawArticleMutation();
  const { kind, version } = act;
  const params = { articleId, language };
  return (
    <AskReason
      kind={kind}
      send={(reason) => (kind === 'publish' ? publish : withdraw)({ params, body: { version, reason } })}
      onDone={() => {
        say(t(`writing.acts.${kind}.done`));
        onClose();
      }}
      onClose={onClose}
    />
  );
}

type ActsProps = {
  mayPublish: boolean;
  mayWithdraw: boolean;
  isChanged: boolean;
  onAct: (kind: Act['kind']) => void;
};

function TextActs({ mayPublish, mayWithdraw, isChanged, onAct }: ActsProps) {
  const { t } = useTranslation('articles');
  return (
    <div className="row wrap">
      <Button type="submit" disabled={!isChanged}>
        {t('writing.acts.save.do')}
      </Button>
      <Button kind="line" disabled={!mayPublish || isChanged} onClick={() => onAct('publish')}>
        {t('writing.acts.publish.do')}
      </Button>
      {mayWithdraw ? (
        <Button kind="ghost" danger onClick={() => onAct('withdraw')}>
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

/** The form of a text; what is typed stays while another language is looked at. */
const useTextForm = ({ article: { articleId, version }, language }: OfText, defaults: ArticleText) => {
  const { t } = useTranslation('articles');
  const say = useSnackbar();
  const [save] = useSaveArticleDraftMutation();
  const { send, dialog } = useAskedReason<ArticleText>(
    version,
    (body) => save({ params: { articleId, language }, body }),
    () => say(t('writing.acts.save.done')),
  );
  const draft = `article:${articleId}:${language}`;
  return { form: useContractForm(ArticleText, { defaults, send, draft, version }), dialog };
};

/** The text of a language with a preview; saved as a draft, published and withdrawn from here. */
export function TextForm(props: OfText) {
  const { t } = useTranslation('articles');
  const words = useProblemText();
  const [act, setAct] = useState<Act>();
  const { article, language } = props;
  const { text, hasDraft, isRead } = startOf(props);
  const { form, dialog } = useTextForm(props, text);
  const { title, summary, body } = form.values;
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
          {form.problem ? <Note tone="bad">{words(form.problem)}</Note> : null}
          <TextActs
            {...{ mayPublish: hasDraft, mayWithdraw: isRead, isChanged }}
            onAct={(kind) => setAct({ kind, version: article.version })}
          />
        </form>
        <section className={styles.preview} aria-label={t('writing.preview')} lang={language}>
          <Markdown source={body} />
        </section>
      </div>
      {dialog ? <AskReason kind="save" {...dialog} /> : null}
      {act ? <ActOfArticle {...props} act={act} onClose={() => setAct(undefined)} /> : null}
    </Card>
  );
}
