import { isOwnPath, markdownOf, type MarkdownBlock, type MarkdownInline } from '@smachot/kernel';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslation } from 'react-i18next';
import { Note } from '../feedback/note';
import styles from './markdown.module.css';

function MarkdownLink({ href, text }: { href: string; text: string }) {
  const { t } = useTranslation('ui');
  if (isOwnPath(href)) return <Link to={href}>{text}</Link>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {text}
      <span className="sr">{t('legalNewTab')}</span>
    </a>
  );
}

const inline = (content: readonly MarkdownInline[]): ReactNode =>
  // the order of a text does not change while it is shown
  content.map((one, at) => {
    if (one.type === 'text') return <Fragment key={at}>{one.text}</Fragment>;
    if (one.type === 'strong') return <strong key={at}>{inline(one.content)}</strong>;
    return <MarkdownLink key={at} href={one.href} text={one.text} />;
  });

function Block({ block }: { block: MarkdownBlock }) {
  if (block.type === 'heading')
    return block.level === 2 ? <h2>{inline(block.content)}</h2> : <h3>{inline(block.content)}</h3>;
  if (block.type === 'paragraph') return <p>{inline(block.content)}</p>;
  if (block.type === 'note') return <Note>{inline(block.content)}</Note>;
  const List = block.ordered ? 'ol' : 'ul';
  return (
    <List>
      {block.items.map((item, at) => (
        <li key={at}>{inline(item)}</li>
      ))}
    </List>
  );
}

/** A text in the product's Markdown (`markdownOf`), drawn as elements; no HTML is made of it. */
export function Markdown({ source }: { source: string }) {
  return (
    <div className={styles.text} dir="auto">
      {markdownOf(source).map((block, at) => (
        <Block key={at} block={block} />
      ))}
    </div>
  );
}
