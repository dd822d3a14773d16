import { type ReviewableOrder, ReviewAspect, type ReviewAspects, writeReview } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import { useContractForm, useFieldText, useProblemText } from '@smachot/web-platform';
import { Button, Dialog, Field, Note, useSnackbar } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { StarsField } from '../parts/stars';
import { useWriteReviewMutation } from '../reviews-api';
import styles from '../reviews.module.css';

type Values = {
  orderId: ReviewableOrder['orderId'];
  rating: number | null;
  aspects: ReviewAspects;
  text: string;
};
const NO_ASPECTS: ReviewAspects = { quality: null, service: null, punctuality: null, value: null };

const useReviewForm = (orderId: Values['orderId'], onSent: () => void) => {
  const [write] = useWriteReviewMutation();
  const defaults: Values = { orderId, rating: null, aspects: NO_ASPECTS, text: '' };
  return useContractForm(writeReview.body, {
    defaults,
    send: async (body) => {
      const { error } = await write({ body });
      if (error) return error;
      onSent();
    },
  });
};

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

type DialogProps = { order: ReviewableOrder; onClose: () => void };

/** Writes the review of an order; it can be sent once. */
export function WriteDialog({ order, onClose }: DialogProps) {
  const { t } = useTranslation('reviews');
  const say = useSnackbar();
  const form = useReviewForm(order.orderId, () => {
    say(t('write.done'));
    onClose();
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('write.title', { store: isolate(order.partnerName) })}
      actions={
        <>
          <Button kind="primary" busy={form.busy} onClick={() => void form.submit()}>
            {t('write.send')}
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
