import type { Language } from '@smachot/contracts';
import { BRAND, directionOf } from '@smachot/i18n';
import type { Direction } from '@smachot/server-platform';
import {
  bytesOf,
  drawLine,
  drawRule,
  FAINT,
  linesThatFit,
  openDocument,
  PAGE,
  readAs,
  type Style,
  widthOf,
} from './hebrew-page';

/** A line with its sum; `under`: what is said of it, in small letters below. */
export type PaperLine = [label: string, sum: string, under?: string[]];
/** An A4 page: parties and date at the top, lines with sums, the total. Text that is too long for a line continues on the next one. */
export type Paper = {
  /** For the file's properties. */
  title: string;
  /** Of the frame, which begins at the right or at the left by it; absent: Hebrew. */
  language?: Language;
  /** Whose paper it is; absent: ours. */
  letterhead?: string;
  heading: string;
  head: string[];
  lines: PaperLine[];
  total: [label: string, sum: string];
  foot: string[];
  /** The same paper in Hebrew, line for line: what differs stands in small letters below each line. For papers that the law wants in Hebrew. */
  hebrew?: Pick<Paper, 'heading' | 'head' | 'lines' | 'total' | 'foot'>;
};

/** Draws the PDF of a paper; content that does not fit continues on the next page. */
export const drawPaper = async (paper: Paper): Promise<Buffer> => {
  const document = await openDocument(paper.title, 'A4', paper.language);
  const done = bytesOf(document);
  draw(document, paper);
  document.end();
  return done;
};

const draw = (
  document: PDFKit.PDFDocument,
  { language = 'he', letterhead = BRAND[language], heading, head, lines, total, foot, hebrew }: Paper,
): void => {
  const page = new PageWriter(document, directionOf(language));
  page.paragraph(letterhead, { size: 28, bold: true, color: '#5E2CA5' }, 34);
  page.down(22);
  page.paragraph(heading, { size: 20, bold: true }, 26, 'H1');
  page.beside(heading, hebrew?.heading);
  page.down(6);
  for (const [at, line] of head.entries()) {
    page.paragraph(line, { size: 12 }, 20);
    page.beside(line, hebrew?.head[at]);
  }
  page.down(20);
  for (const [at, line] of lines.entries()) {
    page.rule();
    page.down(12);
    page.line(line, { size: 13 }, 20);
    page.beside(line[0], hebrew?.lines[at]?.[0]);
    page.down(8);
  }
  page.rule();
  page.down(14);
  page.line(total, { size: 16, bold: true }, 24);
  page.beside(total[0], hebrew?.total[0]);
  page.down(16);
  for (const [at, line] of foot.entries()) {
    page.paragraph(line, { size: 12, color: FAINT }, 20);
    page.beside(line, hebrew?.foot[at]);
  }
};

/** Between the margins, in points. */
const ROOM = PAGE.width - 2 * PAGE.margin;

/** Writes from the top of the page down, and goes on at the top of the next one. */
class PageWriter {
  private y = PAGE.margin;

  constructor(
    private readonly document: PDFKit.PDFDocument,
    private readonly direction: Direction,
  ) {}

  /** Text over as many lines as it needs. @param by from line to line, in points */
  paragraph(text: string, style: Style, by: number, tag: 'H1' | 'P' = 'P', lang?: 'he'): void {
    readAs(this.document, { tag, text, ...(lang ? { lang } : {}) }, () => this.lines(text, style, by));
  }

  /** A line in Hebrew below the one it says again; nothing where both are the same. */
  beside(text: string, hebrew: string | undefined): void {
    if (!hebrew || hebrew === text) return;
    this.paragraph(hebrew, { size: 10, color: FAINT, direction: 'rtl' }, 16, 'P', 'he');
  }

  /** A label with its sum at the other edge, and what is said of it below. */
  line([label, sum, under = []]: PaperLine, style: Style, by: number): void {
    readAs(this.document, { tag: 'P', text: `${label} ${sum}` }, () => {
      this.write(sum, style, 'end');
      this.lines(label, style, by, ROOM - widthOf(sum, style) - 16);
    });
    for (const text of under) this.paragraph(text, { size: 11, color: FAINT }, 16);
  }

  private lines(text: string, style: Style, by: number, room = ROOM): void {
    for (const line of linesThatFit(text, style, room)) {
      this.write(line, style);
      this.down(by);
    }
  }

  private write(text: string, style: Style, edge: 'start' | 'end' = 'start'): void {
    const { direction } = this;
    const atRight = (direction === 'rtl') === (edge === 'start');
    const place = atRight ? { right: PAGE.width - PAGE.margin } : { left: PAGE.margin };
    drawLine(this.document, text, this.y, { direction, ...style }, place);
  }

  /** @param by in points */
  down(by: number): void {
    this.y += by;
    if (this.y < PAGE.height - PAGE.margin - 20) return;
    this.document.addPage();
    this.y = PAGE.margin;
  }

  rule(): void {
    drawRule(this.document, this.y);
  }
}
