import type { AnswerOf, openThreadReport, ReportId, ThreadReport } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import { listed, useFormat, useTitle } from '@smachot/web-platform';
import {
  ActDialog,
  Button,
  Note,
  Page,
  PageHead,
  QueryStatus,
  SkeletonRows,
  useSnackbar,
} from '@smachot/web-ui';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { MessageItem } from '../message-item';
import { useDecideReportMutation, useThreadReportQuery } from './reports-api';
import '../texts';
import styles from '../conversations.module.css';

type Opened = AnswerOf<typeof openThreadReport>;
type Decision = 'dismiss' | 'close';

function Facts({ report }: { report: ThreadReport }) {
  const { t } = useTranslation('conversations');
  const format = useFormat();
  return (
    <div className={clsx('card', styles.pane)}>
      <h2>{t(`report.reasons.${report.reason}`)}</h2>
      <p>
        {t('reports.reported', {
          by: t(`reports.by.${report.by}`),
          store: isolate(report.businessName),
          when: isolate(format.dateTime(report.createdAt)),
        })}
      </p>
      {report.note ? (
        <p className={clsx(styles.about, styles.text)} dir="auto">
          {report.note}
        </p>
      ) : null}
      {report.decision && report.decidedAt ? (
        <Note tone={report.decision === 'closed' ? 'warn' : 'ok'}>
          {t(`reports.decided.${report.decision}`)} · {format.dateTime(report.decidedAt)}
        </Note>
      ) : null}
    </div>
  );
}

/** The customer's messages on one side, the store's on the other, each with its author. */
function Messages({ messages }: { messages: Opened['messages'] }) {
  const { t } = useTranslation('conversations');
  return (
    <section className={clsx('card', styles.pane)} aria-labelledby="cv-reported">
      <h2 id="cv-reported">{t('reports.messages')}</h2>
      <ol className={styles.messages}>
        {messages.map((message) => (
          <MessageItem
            key={message._id}
            side="partner"
            message={{
              ...message,
              you: false,
              author: listed([t(`reports.by.${message.by}`), message.author].filter((part) => part !== null)),
            }}
          />
        ))}
      </ol>
    </section>
  );
}

/** Both decisions on a report, each confirmed in a dialog that names its consequence and asks why. */
function Decide({ report, onDecided }: { report: ThreadReport; onDecided: (report: ThreadReport) => void }) {
  const { t } = useTranslation('conversations');
  const tell = useSnackbar();
  const [chosen, setChosen] = useState<Decision | null>(null);
  const [decide] = useDecideReportMutation();
  const close = () => setChosen(null);
  const send = async (decision: Decision, reason: string) => {
    const done = await decide({ params: { reportId: report._id }, body: { decision, reason } });
    if (done.data) {
      tell(t(`reports.done.${decision}`));
      onDecided(done.data);
    }
    return done;
  };
  return (
    <div className="row wrap">
      <Button kind="primary" icon="check" onClick={() => setChosen('dismiss')}>
        {t('reports.do.dismiss')}
      </Button>
      <Button kind="line" danger icon="lock" onClick={() => setChosen('close')}>
        {t('reports.do.close')}
      </Button>
      {chosen ? (
        <ActDialog
          danger={chosen === 'close'}
          title={t(`reports.ask.${chosen}`)}
          text={t(`reports.askText.${chosen}`)}
          confirm={t(`reports.do.${chosen}`)}
          reasons={[t(`reports.why.${chosen}.one`), t(`reports.why.${chosen}.two`)]}
          send={(reason) => send(chosen, reason)}
          onDone={close}
          onClose={close}
        />
      ) : null}
    </div>
  );
}

function Report({ reportId }: { reportId: ReportId }) {
  const { t } = useTranslation('conversations');
  const query = useThreadReportQuery({ params: { reportId } });
  const [decided, setDecided] = useState<ThreadReport>();
  if (!query.data) return <QueryStatus query={query} skeleton={<SkeletonRows count={4} />} />;
  const report = decided ?? query.data.report;
  return (
    <div className={styles.side}>
      <Facts report={report} />
      <Messages messages={query.data.messages} />
      {report.decision ? (
        <Button kind="soft" to="/admin-panel/reports">
          {t('reports.toList')}
        </Button>
      ) : (
        <Decide report={report} onDecided={setDecided} />
      )}
    </div>
  );
}

/** /admin-panel/reports/{reportId}: the reported conversation as it was written, and the decision. */
export function ReportScreen() {
  const { t } = useTranslation('conversations');
  const { reportId = '' } = useParams<{ reportId: ReportId }>();
  useTitle(t('reports.one'));
  return (
    <Page width="narrow">
      <PageHead title={t('reports.one')} back="/admin-panel/reports" />
      <Report key={reportId} reportId={reportId} />
    </Page>
  );
}
