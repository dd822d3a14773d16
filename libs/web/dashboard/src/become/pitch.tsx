import { drawingAddress, type DrawingName } from '@smachot/drawings';
import { HOURS_TO_ANSWER } from '@smachot/lifecycles';
import { isolate } from '@smachot/kernel';
import { listed, useFormat } from '@smachot/web-platform';
import { Badge, Button, Icon, Page, type ButtonProps } from '@smachot/web-ui';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useUsualCommissionQuery } from '../dashboard-api';
import { Preview } from '../preview/preview';
import { useStorePlansQuery } from '../subscription/subscriptions-api';
import { usePlanWords } from '../subscription/use-plan-words';
import { sampleMenu, samplePicture } from './pitch-sample';
import styles from './pitch.module.css';

const SCENES: readonly DrawingName[] = ['savta-julie', 'shtei-adashot', 'pirchei-hagalil', 'dj-roi'];
const QUESTIONS = [
  'cost',
  'plans',
  'secure',
  'silence',
  'double',
  'cancel',
  'phone',
  'crew',
  'payout',
] as const;
/** The percentage of change in the guest count from which the business has to agree. */
const CHANGE_PERCENT = 10;

/** The landing page for visitors without a store: the offer in numbers and screens, and the way to begin. */
export function Pitch() {
  const { t } = useTranslation('dashboard');
  return (
    <Page>
      <div className={styles.root}>
        <header className={styles.hero}>
          <div>
            <h1 tabIndex={-1}>{t('become.pitch.heroTitle')}</h1>
            <p>{t('become.pitch.heroText')}</p>
            <div className={styles.acts}>
              <Start />
              <Button kind="line" size="large" href="#pi-screens">
                {t('become.pitch.look')}
              </Button>
            </div>
          </div>
          <div className={styles.scenes} aria-hidden>
            {SCENES.map((name) => (
              <img key={name} src={drawingAddress(name)} alt="" width={960} height={600} />
            ))}
          </div>
        </header>
        <Numbers />
        <Screens />
        <Questions />
        <section className={styles.last}>
          <p>{t('become.pitch.last')}</p>
          <Start kind="primary" />
        </section>
      </div>
    </Page>
  );
}

function Start({ kind = 'accent' }: Pick<ButtonProps, 'kind'>) {
  const { t } = useTranslation('dashboard');
  return (
    <Button kind={kind} size="large" to="/login?next=%2Fbecome-a-partner">
      {t('become.start')}
    </Button>
  );
}

/** Today's commission; null while it is unknown, and then no commission is shown. */
const useCommission = (): string | null => {
  const format = useFormat();
  const { data } = useUsualCommissionQuery();
  return data ? `${format.number(data.percent)}%` : null;
};

function Numbers() {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const commission = useCommission();
  const numbers = [
    ...(commission ? [['commission', commission] as const] : []),
    ['opening', format.shekels(0)] as const,
    ['hours', String(HOURS_TO_ANSWER)] as const,
    ['change', `${CHANGE_PERCENT}%`] as const,
  ];
  return (
    <dl className={styles.numbers}>
      {numbers.map(([what, number]) => (
        <div key={what} className="card">
          <dt>{t(`become.pitch.numbers.${what}`)}</dt>
          <dd>
            <bdi>{number}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Screens() {
  const { t } = useTranslation('dashboard');
  const say = (word: Parameters<Parameters<typeof sampleMenu>[0]>[0]) => t(`become.pitch.sample.${word}`);
  return (
    <section className={styles.screens} id="pi-screens" aria-labelledby="pi-screens-title">
      <h2 id="pi-screens-title">{t('become.pitch.screens')}</h2>
      <PitchPart of="menu">
        <div className={clsx('card', styles.shot)}>
          <Preview
            values={sampleMenu(say)}
            picture={samplePicture}
            category="catering"
            businessName={say('business')}
          />
        </div>
      </PitchPart>
      <PitchPart of="order">
        <SampleOrder />
      </PitchPart>
      <PitchPart of="seats">
        <img
          className={styles.shot}
          src={drawingAddress('brit-trays')}
          alt=""
          width={960}
          height={600}
          loading="lazy"
        />
      </PitchPart>
    </section>
  );
}

/** An order as the business meets it; its buttons are drawn only. */
function SampleOrder() {
  const { t } = useTranslation('dashboard');
  return (
    <figure className={clsx('card', styles.shot, styles.order)}>
      <figcaption className="sr">{t('become.pitch.order.example')}</figcaption>
      <div className="row wrap">
        <Badge tone="warn" icon="clock">
          {t('become.pitch.order.badge')}
        </Badge>
        <span className="small muted">{t('become.pitch.order.left')}</span>
      </div>
      <b>{t('become.pitch.order.event')}</b>
      <p className="muted">{t('become.pitch.order.facts')}</p>
      <p className="row">
        <Icon name="users" size={18} />
        {t('become.pitch.order.guests')}
      </p>
      <div className={styles.fake} aria-hidden>
        <span data-kind="accent">{t('become.pitch.order.approve')}</span>
        <span>{t('become.pitch.order.decline')}</span>
      </div>
    </figure>
  );
}

/** Text beside the picture it describes. */
function PitchPart({ of, children }: { of: 'menu' | 'order' | 'seats'; children: ReactNode }) {
  const { t } = useTranslation('dashboard');
  return (
    <div className={styles.said}>
      <div>
        <h3>{t(`become.pitch.${of}.title`)}</h3>
        <p>{t(`become.pitch.${of}.text`)}</p>
      </div>
      {children}
    </div>
  );
}

/** The plan without a price, and the others with theirs; null while they are unknown. */
const usePlanPrices = () => {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const words = usePlanWords();
  const plans = useStorePlansQuery().data?.plans;
  const free = plans?.find(({ monthly }) => monthly.monthlyPrice === 0);
  if (!plans || !free) return null;
  const paid = plans.filter(({ monthly }) => monthly.monthlyPrice > 0);
  return {
    free: isolate(words(free.id).name),
    paid: listed(
      paid.map(({ id, monthly }) =>
        t('become.pitch.q.plans.price', {
          plan: isolate(words(id).name),
          price: isolate(format.shekels(monthly.monthlyPrice)),
        }),
      ),
    ),
  };
};

function Questions() {
  const { t } = useTranslation('dashboard');
  const percent = useCommission();
  const plans = usePlanPrices();
  const known = { cost: percent !== null, plans: plans !== null };
  const asked = QUESTIONS.filter((one) => !(one in known) || known[one as keyof typeof known]);
  return (
    <section className={styles.questions} aria-labelledby="pi-questions">
      <h2 id="pi-questions">{t('become.pitch.questions')}</h2>
      {asked.map((one) => (
        <details key={one} className="card">
          <summary>{t(`become.pitch.q.${one}.q`)}</summary>
          <p>{t(`become.pitch.q.${one}.a`, { percent, hours: HOURS_TO_ANSWER, ...plans })}</p>
        </details>
      ))}
    </section>
  );
}
