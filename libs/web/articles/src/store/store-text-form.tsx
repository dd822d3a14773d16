import { type Language, StoreArticleText } from '@smachot/contracts';
import { directionOf } from '@smachot/i18n';
import { useContractForm, useProblemText } from '@smachot/web-platform';
import { Button, DraftNote, Field, Markdown, Note } from '@smachot/web-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import '../texts';
import styles from '../writing/writing.module.css';

const ROWS = 14;

type Props = {
  /** The name under which what is typed is kept. */
  draft: string;
  /** Of the saved text. */
  version?: number;
  start: StoreArticleText;
  language: Language;
  /** Saves the text; answers a problem, if there is one. */
  save: (text: StoreArticleText) => Promise<unknown>;
  /** Above the fields. */
  before?: ReactNode;
  /** What may be done with a text that is saved. */
  acts?: (isChanged: boolean) => ReactNode;
};

function Preview({ text: { title, body }, language }: { text: StoreArticleText; language: Language }) {
  const { t } = useTranslation('articles');
  return (
    <section className={styles.preview} aria-label={t('writing.preview')} lang={language}>
      {title ? (
        <p dir="auto">
          <b>{title}</b>
        </p>
      ) : null}
      <Markdown source={body} />
    </section>
  );
}

/** The text of a store's article with a preview beside it. */
export function StoreTextForm({ start, draft, version, language, save, before, acts }: Props) {
  const { t } = useTranslation('articles');
  const words = useProblemText();
  const form = useContractForm(StoreArticleText, { defaults: start, send: save, draft, version });
  const { title, summary, body } = form.values;
  const isChanged = title !== start.title || summary !== start.summary || body !== start.body;
  return (
    <div className={styles.sides}>
      <form className={styles.side} {...form.props}>
        {before}
        <DraftNote form={form} />
        <div lang={language} dir={directionOf(language)} className={styles.stack}>
          <Field label={t('writing.articleTitle')} {...form.field('title')} />
          <Field
            {...{ label: t('writing.summary'), hint: t('store.summaryHint'), multiline: true, minRows: 2 }}
            {...form.field('summary')}
          />
          <Field
            {...{ label: t('writing.body'), hint: t('store.bodyHint'), multiline: true, minRows: ROWS }}
            {...form.field('body')}
          />
        </div>
        {form.problem ? <Note tone="bad">{words(form.problem)}</Note> : null}
        <div className="row wrap">
          <Button type="submit" busy={form.busy} disabled={!isChanged}>
            {t('writing.acts.save.do')}
          </Button>
          {acts?.(isChanged)}
        </div>
      </form>
      <Preview text={form.values} language={language} />
    </div>
  );
}
