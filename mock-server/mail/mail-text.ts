/** What a mail says, apart from who writes it and to whom. */
export interface MailText {
  subject: string;
  /** A link stands in a paragraph of its own. */
  paragraphs: string[];
}
