const WINDOWS_1252: Readonly<Record<string, number>> = {
  '€': 0x80,
  '‚': 0x82,
  '„': 0x84,
  '…': 0x85,
  '–': 0x96,
  '—': 0x97,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
};

/** Letters that Unicode does not decompose. */
const BASE_LETTERS: Readonly<Record<string, string>> = { ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ı: 'i' };

const PAGE_LAYOUT = {
  width: 595,
  height: 842,
  margin: 64,
  leading: 20,
  linesPerPage: 34,
  charactersPerLine: 84,
};

/** The same text gives the same bytes. */
export function createTextPdf(heading: string, lines: readonly string[]): Buffer {
  const pages = chunks(lines.flatMap(wrapLine), PAGE_LAYOUT.linesPerPage);
  const pageNumber = (index: number) => 4 + index * 2;
  const kids = pages.map((_, index) => `${pageNumber(index)} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((page, index) => {
      const content = createPageContent(index === 0 ? heading : '', page);
      const box = `[0 0 ${PAGE_LAYOUT.width} ${PAGE_LAYOUT.height}]`;
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox ${box} /Resources << /Font << /F1 3 0 R >> >> /Contents ${pageNumber(index) + 1} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  return assemble(objects);
}

function assemble(objects: readonly string[]): Buffer {
  let file = '%PDF-1.4\n%\u00e2\u00e3\u00cf\u00d3\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  return Buffer.from(
    `${file}${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`,
    'latin1',
  );
}

function createPageContent(heading: string, lines: readonly string[]): string {
  const top = PAGE_LAYOUT.height - PAGE_LAYOUT.margin;
  const textOperators = lines.map((line) => `(${encodeText(line)}) Tj T*`).join('\n');
  return [
    `BT /F1 16 Tf ${PAGE_LAYOUT.margin} ${top} Td (${encodeText(heading)}) Tj ET`,
    `BT /F1 10 Tf ${PAGE_LAYOUT.leading} TL ${PAGE_LAYOUT.margin} ${top - 2 * PAGE_LAYOUT.leading} Td`,
    textOperators,
    'ET',
  ].join('\n');
}

function encodeText(text: string): string {
  return Array.from(text.normalize('NFC'), (character) => {
    const byte = WINDOWS_1252[character];
    if (byte !== undefined) return String.fromCharCode(byte);
    if (/[\u0020-\u007e\u00a0-\u00ff]/.test(character)) return character;
    const base = BASE_LETTERS[character] ?? character.normalize('NFD').charAt(0);
    return /[\u0020-\u007e]/.test(base) ? base : '?';
  })
    .join('')
    .replace(/[\\()]/g, '\\$&');
}

function wrapLine(line: string): string[] {
  const lines = [''];
  for (const word of line
    .split(' ')
    .flatMap((longWord) => chunks([...longWord], PAGE_LAYOUT.charactersPerLine))) {
    const text = word.join('');
    const lastLine = lines.at(-1) ?? '';
    if (lastLine === '') lines[lines.length - 1] = text;
    else if (lastLine.length + 1 + text.length > PAGE_LAYOUT.charactersPerLine) lines.push(text);
    else lines[lines.length - 1] = `${lastLine} ${text}`;
  }
  return lines;
}

function chunks<T>(list: readonly T[], size: number): T[][] {
  const parts: T[][] = [[]];
  for (const item of list) {
    const lastPart = parts.at(-1);
    if (lastPart === undefined || lastPart.length === size) parts.push([item]);
    else lastPart.push(item);
  }
  return parts;
}
