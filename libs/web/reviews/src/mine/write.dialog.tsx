import {
  editReview,
  type OwnReview,
  type ReviewableOrder,
  ReviewAspect,
  type ReviewAspects,
} from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import { useContractForm, useFieldText, useProblemText } from '@smachot/web-platform';
import { Button, Dialog, DraftNote, Field, Note, useSnackbar } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { StarsField } from '../parts/stars';
import { useEditReviewMutation, useWriteReviewMutation } from '../reviews-api';
import styles from '../reviews.module.css';

type Values = { rating: number | null; aspects: ReviewAspects; text: string };
type Words = { rating: number; aspects: ReviewAspects; text: string };
type Send = (body: Words) => Promise<{ error?: unknown }>;
const NO_ASPECTS: ReviewAspects = { quality: null, service: null, punctuality: null, value: null };
const EMPTY: Values = { rating: null, aspects: NO_ASPECTS, text: '' };

type Sending = { draft: string; send: Send; onSent: () => void };

const useReviewForm = (defaults: Values, { draft, send, onSent }: Sending) =>
  useContractForm(editReview.body, {
    defaults,
    draft,
    send: async (body) => {
      const { error } = await send(body);
      if (error) return error;
      onSent();
    },
  });

type FormProps = { form: ReturnType<typeof useReviewForm> };

/** Stars for the whole, stars by aspect, and words. */
function ReviewFields({ form }: FormProps) {
  const { t } = useTranslation('reviews');
  const words = useProblemText();
  const fieldText = useFieldText();
  const { rating, aspects } = form.values;
  return (
    <div className={styles.form}>
      <p>{t('write.text')}</p>
      <DraftNote form={form} />
      <StarsField
        label={t('write.rating')}
        value={rating}
        onChange={(stars) => form.change({ rating: stars })}
        error={fieldText(form.errors['rating'])}
      />
      {ReviewAspect.options.map((aspect) => (
        <StarsField
          key={aspect}
          label={t('write.aspect', { aspect: t(`aspects.${aspect}`) })}
          value={aspects[aspect]}
          onChange={(stars) => form.change({ aspects: { ...aspects, [aspect]: stars } })}
        />
      ))}
      <Field label={t('write.words')} multiline minRows={4} {...form.field('text')} />
      {form.problem ? <Note tone="bad">{words(form.problem)}</Note> : null}
    </div>
  );
}

type DialogProps = {
  store: string;
  defaults: Values;
  /** The name under which what is typed is kept. */
  draft: string;
  send: Send;
  /** What is said once it was sent. */
  sent: string;
  confirm: string;
  onClose: () => void;
};

function ReviewDialog({ store, defaults, draft, send, sent, confirm, onClose }: DialogProps) {
  const { t } = useTranslation('reviews');
  const say = useSnackbar();
  const onSent = () => {
    say(sent);
    onClose();
  };
  const form = useReviewForm(defaults, { draft, send, onSent });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('write.title', { store: isolate(store) })}
      actions={
        <>
          <Button kind="primary" busy={form.busy} onClick={() => void form.submit()}>
            {confirm}
          </Button>
          <Button kind="ghost" onClick={onClose}>
            {t('write.later')}
          </Button>
        </>
      }
    >
      <ReviewFields form={form} />
    </Dialog>
  );
}

/** Writes the review of an order. */
export function WriteDialog({ order, onClose }: { order: ReviewableOrder; onClose: () => void }) {
  const { t } = useTranslation('reviews');
  const [write] = useWriteReviewMutation();
  return (
    <ReviewDialog
      store={order.partnerName}
      defaults={EMPTY}
      draft={`review:${order.orderId}`}
      send={(body) => write({ body: { orderId: order.orderId, ...body } })}
      sent={t('write.done')}
      confirm={t('write.send')}
      onClose={onClose}
    />
  );
}

/** Changes a review that may still be changed. */
export function EditDialog({ review, onClose }: { review: OwnReview; onClose: () => void }) {
  const { t } = useTranslation('reviews');
  const [edit] = useEditReviewMutation();
  const { reviewId, rating, aspects, text, partnerName } = review;
  return (
    <ReviewDialog
      store={partnerName}
      defaults={{ rating, aspects, text }}
      draft={`review:${reviewId}`}
      send={(body) => edit({ params: { reviewId }, body })}
      sent={t('edit.done')}
      confirm={t('edit.send')}
      onClose={onClose}
    />
  );
}
