/** A run of text; in a link it has no further marks. */
export type MarkdownInline =
  | { type: 'text'; text: string }
  | { type: 'strong'; content: MarkdownInline[] }
  | { type: 'link'; href: string; text: string };
export type MarkdownBlock =
  | { type: 'heading'; level: 2 | 3; content: MarkdownInline[] }
  | { type: 'paragraph'; content: MarkdownInline[] }
  | { type: 'note'; content: MarkdownInline[] }
  | { type: 'list'; ordered: boolean; items: MarkdownInline[][] };

const OWN_PATH = /^\/(?![/\\])[^\s\\<>"]*$/;
const SECURE = /^https:\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d+)?(?:[/?#][^\s\\<>"]*)?$/i;

/** Whether a link may lead there: a path of our own, or https without a user name. */
export const isLinkAllowed = (href: string): boolean => OWN_PATH.test(href) || SECURE.test(href);
/** Whether the address is a page of ours. */
export const isOwnPath = (href: string): boolean => OWN_PATH.test(href);

// Each alternative is bounded by a character it may not contain, so that a long text is read in linear time.
const MARKS = /\*\*([^*\n]+)\*\*|\[([^[\]\n]{1,200})\]\(([^()[\]\s]{1,500})\)/g;

const inlineOf = (text: string): MarkdownInline[] => {
  const found: MarkdownInline[] = [];
  const add = (part: string) => {
    const last = found.at(-1);
    if (last?.type === 'text') last.text += part;
    else if (part) found.push({ type: 'text', text: part });
  };
  let at = 0;
  for (const match of text.matchAll(MARKS)) {
    const [whole, strong, label, href] = match;
    add(text.slice(at, match.index));
    at = match.index + whole.length;
    if (strong !== undefined) found.push({ type: 'strong', content: inlineOf(strong) });
    else if (href !== undefined && label !== undefined && isLinkAllowed(href))
      found.push({ type: 'link', href, text: label });
    else add(whole);
  }
  add(text.slice(at));
  return found;
};

type Line = { kind: 'heading'; level: 2 | 3; text: string } | { kind: 'text' | LineKind; text: string };
type LineKind = 'bullet' | 'number' | 'note';
const MARKED: readonly (readonly [kind: LineKind, mark: RegExp])[] = [
  ['bullet', /^[-*] +(?=\S)/],
  ['number', /^\d{1,3}[.)] +(?=\S)/],
  ['note', /^> ?(?=\S)/],
];

const lineOf = (written: string): Line => {
  const text = written.trim();
  const [hashes] = /^#{1,6}(?= +\S)/.exec(text) ?? [];
  if (hashes)
    return { kind: 'heading', level: hashes.length > 2 ? 3 : 2, text: text.slice(hashes.length).trim() };
  for (const [kind, mark] of MARKED) {
    const [sign] = mark.exec(text) ?? [];
    if (sign !== undefined) return { kind, text: text.slice(sign.length) };
  }
  return { kind: 'text', text };
};

type Group = { kind: 'text' | LineKind; lines: string[] };

const blockOf = ({ kind, lines }: Group): MarkdownBlock => {
  if (kind === 'bullet' || kind === 'number')
    return { type: 'list', ordered: kind === 'number', items: lines.map(inlineOf) };
  return { type: kind === 'note' ? 'note' : 'paragraph', content: inlineOf(lines.join(' ')) };
};

/**
 * Parses the Markdown that the product understands: headings (`##`, `###`), paragraphs, lists (`-`, `1.`), notes (`>`), bold (`**`) and
 * links to https or to paths of our own. Everything else stays the text it is, and HTML means nothing. Never throws; linear in the text.
 */
export const markdownOf = (source: string): MarkdownBlock[] => {
  const blocks: MarkdownBlock[] = [];
  let group: Group | undefined;
  const end = () => {
    if (group) blocks.push(blockOf(group));
    group = undefined;
  };
  for (const written of source.split(/\r\n|[\n\r]/)) {
    const line = lineOf(written);
    if (line.kind === 'heading') {
      end();
      blocks.push({ type: 'heading', level: line.level, content: inlineOf(line.text) });
    } else if (line.text === '') end();
    else if (group?.kind === line.kind) group.lines.push(line.text);
    // a line without a mark goes on with the item before it
    else if (group && line.kind === 'text') group.lines.push(`${group.lines.pop()!} ${line.text}`);
    else {
      end();
      group = { kind: line.kind, lines: [line.text] };
    }
  }
  end();
  return blocks;
};

const partsOf = (block: MarkdownBlock): MarkdownInline[][] =>
  block.type === 'list' ? block.items : [block.content];
const textOf = (content: readonly MarkdownInline[]): string =>
  content.map((one) => (one.type === 'strong' ? textOf(one.content) : one.text)).join('');

/** The text alone, a line for each block and item: for searches and descriptions. `only`: of these blocks. */
export const plainTextOf = (
  blocks: readonly MarkdownBlock[],
  only: (block: MarkdownBlock) => boolean = () => true,
): string => blocks.filter(only).flatMap(partsOf).map(textOf).join('\n');

const hrefsIn = (content: readonly MarkdownInline[]): string[] =>
  content.flatMap((one) => {
    if (one.type === 'link') return [one.href];
    return one.type === 'strong' ? hrefsIn(one.content) : [];
  });
/** Addresses that the links of a text lead to. */
export const linksOf = (blocks: readonly MarkdownBlock[]): string[] =>
  blocks.flatMap(partsOf).flatMap(hrefsIn);
