import type { ProposalTerm } from '@smachot/contracts';
import { toShekels } from '@smachot/kernel';
import { linesByMenu, PROPOSAL_FIELDS, type PricedProposalLine, proposalPrice } from '@smachot/pricing';
import { useFormat } from '@smachot/web-platform';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { FoodMarks } from '../food/food-marks';
import { type ShownVersion, useProposalWords } from './use-proposal-words';
import styles from './proposals.module.css';

function Line({ priced: { line, amount } }: { priced: PricedProposalLine }) {
  const format = useFormat();
  const words = useProposalWords();
  return (
    <li className={styles.line}>
      <span className={styles.text}>
        <bdi>{line.name}</bdi>
        <span className="small muted">{words.sum(line)}</span>
        {line.description ? (
          <span className="small" dir="auto">
            {line.description}
          </span>
        ) : null}
        {line.dish ? <FoodMarks food={line.dish} /> : null}
      </span>
      <span>{format.shekels(toShekels(amount))}</span>
    </li>
  );
}

function Facts({ version }: { version: ShownVersion }) {
  const { t } = useTranslation('proposals');
  const words = useProposalWords();
  const facts = PROPOSAL_FIELDS.filter((field) => field !== 'unit' || version.unitName !== null);
  return (
    <dl className={styles.facts}>
      {facts.map((field) => (
        <div key={field}>
          <dt className="small muted">{t(`fields.${field}`)}</dt>
          <dd className={styles.typed} dir="auto">
            {words.fact[field](version)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Terms({ terms }: { terms: readonly ProposalTerm[] }) {
  const { t } = useTranslation('proposals');
  return (
    <>
      <p>
        <b>{t('terms')}</b>
      </p>
      <ul className={styles.terms}>
        {terms.map(({ name, description }, at) => (
          <li key={at}>
            <b>
              <bdi>{name}</bdi>
            </b>
            <p className={styles.typed} dir="auto">
              {description}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A version of a proposal as it was sent: its facts, its lines with their sums, and its terms. */
export function ProposalContents({ version }: { version: ShownVersion }) {
  const { t } = useTranslation('proposals');
  const format = useFormat();
  const { lines, eventInfo, terms } = version.content;
  const price = proposalPrice(lines, eventInfo.participants);
  const hasOptions = price.lines.some(({ taken }) => !taken);
  return (
    <div className={styles.contents}>
      <Facts version={version} />
      <ul className={styles.lines}>
        {linesByMenu(price.lines).map(({ menu, lines: group }) => (
          <Fragment key={menu}>
            {menu === null ? null : (
              <li className={styles.line}>
                <b>
                  <bdi>{menu}</bdi>
                </b>
              </li>
            )}
            {group.map((priced) => (
              <Line key={priced.position} priced={priced} />
            ))}
          </Fragment>
        ))}
      </ul>
      <p className={styles.line}>
        <b>{t(hasOptions ? 'totalWithoutOptions' : 'total')}</b>
        <b>{format.shekels(toShekels(price.total))}</b>
      </p>
      {terms.length ? <Terms terms={terms} /> : null}
    </div>
  );
}
