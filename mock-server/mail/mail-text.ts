/** Subject and text of a mail, without sender and recipient. */
export interface MailText {
  subject: string;
  /** A link stands in a paragraph of its own. */
  paragraphs: string[];
}

/** A text whose sentences end in one full stop each, also behind a company whose name ends in one: `Polmet Sp. z o.o.` */
export function oneFullStop(text: string): string {
  return text.replace(/(?<!\.)\.\.(?=\s|$)/g, '.');
}
