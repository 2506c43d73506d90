export interface MailText {
  subject: string;
  paragraphs: string[];
}

/** Removes a second full stop after names such as `Polmet Sp. z o.o.` */
export function oneFullStop(text: string): string {
  return text.replace(/(?<!\.)\.\.(?=\s|$)/g, '.');
}
