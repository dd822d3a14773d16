import type { OfferedProposal } from '@smachot/contracts';
import { isolate, toShekels } from '@smachot/kernel';
import { linesByMenu, type PricedProposalLine } from '@smachot/pricing';
import { useFormat, useUntil } from '@smachot/web-platform';
import { Card, CheckField, FoodMarks, ProposalChanges, useLive } from '@smachot/web-ui';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { Options } from './use-options';
import ordersStyles from '../orders.module.css';
import styles from './offer.module.css';

type Props = { offer: OfferedProposal };

/** Who offers what, for which event. */
export function OfferAbout({ offer }: Props) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const until = useUntil();
  const { content, unitName, vat } = offer;
  const { eventInfo, customerName, validUntil, remarks } = content;
  return (
    <Card component="section" className={ordersStyles.part} aria-labelledby="offer-about">
      <h2 id="offer-about">
        <bdi>{unitName}</bdi>
      </h2>
      <p>
        {t('offer.for', { name: isolate(customerName) })}
        {' · '}
        {isolate(format.dateTime(eventInfo.datetime))}
        {' · '}
        {t('participants', { count: eventInfo.participants })}
      </p>
      {eventInfo.location ? (
        <p>
          <bdi>{eventInfo.location.address}</bdi>
        </p>
      ) : null}
      {remarks ? (
        <p className={styles.text} dir="auto">
          {remarks}
        </p>
      ) : null}
      <p className="muted">{t('offer.until', { until: isolate(until(validUntil)) })}</p>
      <p className="small muted">{t(`offer.vat.${vat}`)}</p>
    </Card>
  );
}

type LinesProps = { options: Options; open: boolean };

function OfferLine({ priced, options, open }: LinesProps & { priced: PricedProposalLine }) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const { position, line, quantity, amount, taken } = priced;
  return (
    <li className={styles.line}>
      <div className={styles.name}>
        {line.optional ? (
          <CheckField
            label={t('offer.option', { name: isolate(line.name) })}
            checked={taken}
            disabled={!open}
            onChange={({ target }) => options.tick(position, target.checked)}
          />
        ) : (
          <b>
            <bdi>{line.name}</bdi>
          </b>
        )}
        {line.description ? <p dir="auto">{line.description}</p> : null}
        {line.dish ? <FoodMarks food={line.dish} /> : null}
        {quantity > 1 ? (
          <p className="small muted">
            {t('offer.times', { count: quantity, each: isolate(format.shekels(line.unitPrice)) })}
          </p>
        ) : null}
      </div>
      <span>{format.shekels(toShekels(amount))}</span>
    </li>
  );
}

/** The lines; optional ones are ticked by the customer while that is possible. */
export function OfferLines({ options, open }: LinesProps) {
  const { t } = useTranslation('orders');
  const live = useLive();
  const format = useFormat();
  const { lines, total } = options.price;
  return (
    <Card component="section" className={ordersStyles.part} aria-labelledby="offer-lines">
      <h2 id="offer-lines">{t('offer.lines')}</h2>
      {linesByMenu(lines).map(({ menu, lines: group }) => (
        <Fragment key={menu}>
          {menu === null ? null : (
            <h3>
              <bdi>{menu}</bdi>
            </h3>
          )}
          <ul className={styles.lines}>
            {group.map((priced) => (
              <OfferLine key={priced.position} priced={priced} options={options} open={open} />
            ))}
          </ul>
        </Fragment>
      ))}
      <p className={styles.total} aria-live={live}>
        <span>{t('offer.total')}</span>
        <span>{format.shekels(toShekels(total))}</span>
      </p>
    </Card>
  );
}

export function OfferTerms({ offer: { content } }: Props) {
  const { t } = useTranslation('orders');
  if (content.terms.length === 0) return null;
  return (
    <Card component="section" className={ordersStyles.part} aria-labelledby="offer-terms">
      <h2 id="offer-terms">{t('offer.terms')}</h2>
      {content.terms.map(({ name, description }, at) => (
        <div key={at}>
          <h3>
            <bdi>{name}</bdi>
          </h3>
          <p className={styles.text} dir="auto">
            {description}
          </p>
        </div>
      ))}
    </Card>
  );
}

/** What the store changed since the version before. */
export function OfferChanges({ offer }: Props) {
  const { t } = useTranslation('orders');
  const { before } = offer;
  if (!before) return null;
  return (
    <Card component="section" className={ordersStyles.part} aria-labelledby="offer-changes">
      <h2 id="offer-changes">{t('offer.changes.title', { number: before.number })}</h2>
      <ProposalChanges before={before} after={offer} />
    </Card>
  );
}
