import { LONGEST_SUBJECT, type NewsletterSender, NewsletterText } from '@smachot/contracts';
import { nationalPhone } from '@smachot/kernel';
import { useContractForm, useProblemText } from '@smachot/web-platform';
import { Button, DraftNote, Field, Markdown, Note } from '@smachot/web-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import '../texts';
import styles from '../newsletters.module.css';

const ROWS = 12;

/** What a recipient reads: the subject with the word of the law, the text, and who sends it. */
export function MailPreview({
  text,
  sender,
}: {
  text: NewsletterText;
  sender: NewsletterSender | undefined;
}) {
  const { t } = useTranslation('newsletters');
  return (
    <section className={styles.preview} aria-label={t('preview')}>
      <p>
        <b dir="auto">{t('subjectShown', { subject: text.subject })}</b>
      </p>
      <Markdown source={text.body} />
      <div className={styles.foot}>
        {sender ? (
          <p className="small muted" dir="auto">
            {t('from', { ...sender, phone: nationalPhone(sender.phone) })}
          </p>
        ) : null}
        <p className="small muted">{t('footLeave')}</p>
      </div>
      {sender ? <p className="small muted">{t('addressNote')}</p> : null}
    </section>
  );
}

type Props = {
  /** The name under which what is typed is kept. */
  draft: string;
  /** Of the saved text. */
  version?: number;
  start: NewsletterText;
  sender?: NewsletterSender | undefined;
  /** Saves the text; answers a problem, if there is one. */
  save: (text: NewsletterText) => Promise<unknown>;
  /** What may be done with a text that is saved. */
  acts?: (isChanged: boolean) => ReactNode;
};

/** Subject and text of a newsletter, with a preview beside them. */
export function TextForm({ start, draft, version, sender, save, acts }: Props) {
  const { t } = useTranslation('newsletters');
  const words = useProblemText();
  const form = useContractForm(NewsletterText, { defaults: start, send: save, draft, version });
  const { subject, body } = form.values;
  const isChanged = subject !== start.subject || body !== start.body;
  return (
    <div className={styles.sides}>
      <form className={styles.form} {...form.props}>
        <DraftNote form={form} />
        <Field
          label={t('subject')}
          hint={t('subjectHint', { count: LONGEST_SUBJECT })}
          {...form.field('subject')}
        />
        <Field label={t('body')} hint={t('bodyHint')} multiline minRows={ROWS} {...form.field('body')} />
        {form.problem ? <Note tone="bad">{words(form.problem)}</Note> : null}
        <div className="row wrap">
          <Button type="submit" busy={form.busy} disabled={!isChanged}>
            {t('save')}
          </Button>
          {acts?.(isChanged)}
        </div>
      </form>
      <MailPreview text={{ subject, body }} sender={sender} />
    </div>
  );
}
