import type { Language, Proposal } from '@smachot/contracts';
import { isolate, toShekels } from '@smachot/kernel';
import { orderLinesOf, proposalPrice } from '@smachot/pricing';
import { useFormat, useUntil } from '@smachot/web-platform';
import { AddressText, Button, Card, Note, useSnackbar } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import dashboardStyles from '../dashboard.module.css';
import styles from './proposals.module.css';

/** The PDF, in the language of the customer it is for when that is known; the button names it when it is not the screen's. */
function PaperButton({ link, language }: { link: string; language: Language | null }) {
  const { t, i18n } = useTranslation('dashboard');
  const own = i18n.language as Language;
  const name =
    language && language !== own && new Intl.DisplayNames([own], { type: 'language' }).of(language);
  return (
    <Button kind="line" icon="file" href={`/v1/proposals/${link}/proposal.pdf?language=${language ?? own}`}>
      {name ? `${t('proposals.pdf')} · ${name}` : t('proposals.pdf')}
    </Button>
  );
}

/** The address that the store gives to its customer. */
function Address({ link, language }: { link: string; language: Language | null }) {
  const { t } = useTranslation('dashboard');
  const say = useSnackbar();
  const address = `${window.location.origin}/proposal/${link}`;
  const copy = () =>
    void navigator.clipboard.writeText(address).then(
      () => say(t('proposals.copied')),
      () => say(t('proposals.notCopied')),
    );
  return (
    <div className={dashboardStyles.stack}>
      <p>
        <AddressText address={address} />
      </p>
      <div className="row wrap">
        <Button kind="line" icon="share" onClick={copy}>
          {t('proposals.copy')}
        </Button>
        <Button
          kind="line"
          icon="chat"
          href={`https://wa.me/?text=${encodeURIComponent(t('proposals.shareText', { address }))}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          {t('proposals.share')}
        </Button>
        <PaperButton link={link} language={language} />
      </div>
    </div>
  );
}

/** The lines of a version, the options after the others. */
function FactLines({ content: { lines, eventInfo } }: Pick<Proposal, 'content'>) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const price = proposalPrice(lines, eventInfo.participants);
  return (
    <ul>
      {orderLinesOf(price).map(({ label, quantity, amount }, at) => (
        <li key={at}>{`${isolate(label)} × ${quantity}: ${isolate(format.shekels(amount))}`}</li>
      ))}
      {price.lines
        .filter(({ taken }) => !taken)
        .map(({ line, position, amount }) => (
          <li key={`o${position}`}>
            {t('proposals.optionLine', {
              name: isolate(line.name),
              sum: isolate(format.shekels(toShekels(amount))),
            })}
          </li>
        ))}
    </ul>
  );
}

/** What stands in the newest version, and what became of it. */
export function ProposalFacts({ proposal }: { proposal: Proposal }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const until = useUntil();
  const { content, unitName, views, reason, link, customerLanguage } = proposal;
  const { eventInfo, lines, validUntil } = content;
  const price = proposalPrice(lines, eventInfo.participants);
  return (
    <Card component="section" aria-label={t('proposals.about')} className={dashboardStyles.stack}>
      <p>
        {t('proposals.cardAbout', {
          unit: isolate(unitName),
          day: isolate(format.dateTime(eventInfo.datetime)),
          count: eventInfo.participants,
        })}
      </p>
      <FactLines content={content} />
      <p className={styles.sum}>
        <span>{t('proposals.total')}</span>
        <span>{format.shekels(toShekels(price.total))}</span>
      </p>
      {proposal.status === 'accepted' ? (
        <Note tone="ok">{t('proposals.acceptedNote')}</Note>
      ) : (
        <p className="muted">{t('proposals.validUntil', { until: isolate(until(validUntil)) })}</p>
      )}
      <p className="muted">
        {views.times
          ? t('proposals.viewedAt', { count: views.times, last: isolate(format.dateTime(views.at[0]!)) })
          : t('proposals.notViewed')}
      </p>
      {reason ? <Note>{t('proposals.reason', { reason: isolate(reason) })}</Note> : null}
      {link ? <Address link={link} language={customerLanguage} /> : null}
    </Card>
  );
}
