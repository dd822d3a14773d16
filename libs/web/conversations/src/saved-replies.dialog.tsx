import { LONGEST_REPLY_TITLE, MOST_SAVED_REPLIES, type SavedReplies, SavedReply } from '@smachot/contracts';
import { cutText } from '@smachot/kernel';
import { useContractForm, useProblemText } from '@smachot/web-platform';
import {
  Button,
  Dialog,
  DraftNote,
  EmptyState,
  Field,
  IconButton,
  Note,
  QueryStatus,
  removesRow,
  SkeletonRows,
} from '@smachot/web-ui';
import { useState, type SyntheticEvent } from 'react';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { useChangeSavedRepliesMutation, useSavedRepliesQuery } from './conversations-api';
import conversationsStyles from './conversations.module.css';
import styles from './saved-replies.dialog.module.css';

type Props = { partner: string; onChoose: (text: string) => void; onClose: () => void };

const placeOf = (replies: readonly SavedReply[], { title, text }: SavedReply): number =>
  replies.findIndex((one) => one.title === title && one.text === text);

/**
 * The list with a reply in place of another; as a new one where that is not, or no longer, in it. One that is there already, because
 * it was saved though no response came, is not added again.
 */
const replaced = (replies: SavedReply[], former: SavedReply, reply: SavedReply): SavedReply[] => {
  const at = placeOf(replies, former);
  if (at >= 0) return replies.toSpliced(at, 1, reply);
  return placeOf(replies, reply) < 0 ? [...replies, reply] : replies;
};

const titleOf = ({ title, text }: SavedReply): string => title || cutText(text, LONGEST_REPLY_TITLE);

function EditReply({
  partner,
  former,
  busy,
  onKeep,
  onBack,
}: {
  partner: string;
  former: SavedReply;
  busy: boolean;
  /** Returns the error, if any. */
  onKeep: (reply: SavedReply) => Promise<unknown>;
  onBack: () => void;
}) {
  const { t } = useTranslation('conversations');
  const form = useContractForm(SavedReply, {
    defaults: former,
    draft: `saved-reply:${partner}:${former.title}:${former.text}`,
    send: onKeep,
  });
  const keep = (event: SyntheticEvent) => {
    // a form inside of a form, as far as React's events go
    event.stopPropagation();
    void form.submit(event);
  };
  return (
    <form className={conversationsStyles.form} noValidate onSubmit={keep}>
      <DraftNote form={form} />
      <Field label={t('saved.name')} autoFocus {...form.field('title')} />
      <Field label={t('saved.text')} multiline minRows={3} maxRows={10} {...form.field('text')} />
      <div className="row wrap">
        <Button kind="primary" type="submit" busy={busy} disabled={!form.values.text.trim()}>
          {t('saved.keep')}
        </Button>
        <Button kind="ghost" onClick={onBack}>
          {t('saved.back')}
        </Button>
      </div>
    </form>
  );
}

type ReplyProps = { reply: SavedReply; onChoose: () => void; onEdit: () => void; onRemove: () => void };

/** One saved reply: pressed, it is inserted into the message. */
function Reply({ reply, onChoose, onEdit, onRemove }: ReplyProps) {
  const { t } = useTranslation('conversations');
  const title = titleOf(reply);
  return (
    <li>
      <button type="button" className={styles.reply} onClick={onChoose}>
        <b dir="auto">{title}</b>
        <span className={clsx('small muted', styles.twoLines)} dir="auto">
          {reply.text}
        </span>
        <span className="sr">{t('saved.insert')}</span>
      </button>
      <IconButton icon="edit" label={t('saved.edit', { title })} onClick={onEdit} />
      <IconButton icon="trash" label={t('saved.remove', { title })} onClick={removesRow(onRemove)} />
    </li>
  );
}

function Replies({
  saved: { replies },
  onChoose,
  onEdit,
  onRemove,
}: {
  saved: SavedReplies;
  onChoose: (text: string) => void;
  onEdit: (former: SavedReply) => void;
  onRemove: (at: number) => void;
}) {
  const { t } = useTranslation('conversations');
  return (
    <div className={conversationsStyles.form}>
      {replies.length === 0 ? (
        <EmptyState art="empty-chat" heading="h3" title={t('saved.none')} text={t('saved.noneText')} />
      ) : null}
      <ul className={styles.replies}>
        {replies.map((reply, at) => (
          <Reply
            key={`${at} ${reply.title}`}
            reply={reply}
            onChoose={() => onChoose(reply.text)}
            onEdit={() => onEdit(reply)}
            onRemove={() => onRemove(at)}
          />
        ))}
      </ul>
      {replies.length < MOST_SAVED_REPLIES ? (
        <Button kind="soft" icon="plus" onClick={() => onEdit({ title: '', text: '' })}>
          {t('saved.add')}
        </Button>
      ) : (
        <p className="muted">{t('saved.full', { count: MOST_SAVED_REPLIES })}</p>
      )}
    </div>
  );
}

/** A store's answers: chosen into the message, or changed here. */
export function SavedRepliesDialog({ partner, onChoose, onClose }: Props) {
  const { t } = useTranslation('conversations');
  const words = useProblemText();
  const [editing, setEditing] = useState<SavedReply | null>(null);
  const query = useSavedRepliesQuery({ params: { partner } }, { refetchOnMountOrArgChange: true });
  const [change, { isLoading, error }] = useChangeSavedRepliesMutation();
  const save = async (replies: SavedReply[]) => {
    const body = { replies, version: query.data!.version };
    const changed = await change({ params: { partner }, body });
    if (!changed.error) setEditing(null);
    return changed.error;
  };
  return (
    <Dialog open onClose={onClose} title={t('saved.open')}>
      {error ? <Note tone="bad">{words(error)}</Note> : null}
      {!query.data ? (
        <QueryStatus query={query} skeleton={<SkeletonRows count={3} />} />
      ) : editing ? (
        <EditReply
          partner={partner}
          former={editing}
          busy={isLoading}
          onKeep={(reply) => save(replaced(query.data!.replies, editing, reply))}
          onBack={() => setEditing(null)}
        />
      ) : (
        <Replies
          saved={query.data}
          onChoose={onChoose}
          onEdit={setEditing}
          onRemove={(at) => void save(query.data!.replies.toSpliced(at, 1))}
        />
      )}
    </Dialog>
  );
}
