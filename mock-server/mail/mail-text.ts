/** Subject and text of a mail, without sender and recipient. */
export interface MailText {
  subject: string;
  /** A link stands in a paragraph of its own. */
  paragraphs: string[];
}
