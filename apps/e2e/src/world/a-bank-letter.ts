/** A letter of a bank as a PDF, with one line on each page. */
export function aBankLetter(name: string, lines: readonly string[]) {
  const kids = lines.map((_, at) => `${10 + 2 * at} 0 R`).join(' ');
  const pages = lines.map((line, at) => {
    const text = `BT /F1 24 Tf 60 760 Td (${line}) Tj ET`;
    return [
      `${10 + 2 * at} 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents ${11 + 2 * at} 0 R`,
      `/Resources<</Font<</F1 3 0 R>>>>>>endobj\n${11 + 2 * at} 0 obj<</Length ${text.length}>>stream\n${text}\nendstream endobj\n`,
    ].join('');
  });
  const content = [
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n',
    `2 0 obj<</Type/Pages/Kids[${kids}]/Count ${lines.length}>>endobj\n`,
    '3 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj\n',
    ...pages,
    'trailer<</Root 1 0 R>>\n%%EOF\n',
  ].join('');
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(content) };
}
